package ruletest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
)

// subtests is the names of the subtests in a file of tests that run whenever its tests
// run: t.Run with the name written out and a function written there that does
// something, called by a Test function or by such a subtest itself, under no condition,
// in no loop, after no return and no skip.
func subtests(name, text string) ([]string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	for _, group := range file.Comments {
		for _, c := range group.List {
			if strings.HasPrefix(c.Text, "//go:build") {
				return nil, nil
			}
		}
	}
	var list []string
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if ok && f.Recv == nil && f.Body != nil && strings.HasPrefix(f.Name.Name, "Test") {
			list = append(list, subtestsIn(f.Body)...)
		}
	}
	return list, nil
}

func subtestsIn(block *ast.BlockStmt) []string {
	var list []string
	for _, s := range block.List {
		if _, ok := s.(*ast.ReturnStmt); ok {
			break
		}
		e, ok := s.(*ast.ExprStmt)
		if !ok {
			continue
		}
		call, ok := e.X.(*ast.CallExpr)
		if !ok {
			continue
		}
		method, ok := call.Fun.(*ast.SelectorExpr)
		if !ok {
			continue
		}
		if on, ok := method.X.(*ast.Ident); !ok || on.Name != "t" {
			continue
		}
		if strings.HasPrefix(method.Sel.Name, "Skip") {
			break
		}
		if method.Sel.Name != "Run" || len(call.Args) != 2 {
			continue
		}
		name, ok1 := call.Args[0].(*ast.BasicLit)
		body, ok2 := call.Args[1].(*ast.FuncLit)
		if !ok1 || !ok2 || len(body.Body.List) == 0 || skips(body.Body) {
			continue
		}
		if id, err := strconv.Unquote(name.Value); err == nil {
			list = append(list, id)
		}
		list = append(list, subtestsIn(body.Body)...)
	}
	return list
}

// skips reports whether a subtest may skip itself.
func skips(body *ast.BlockStmt) bool {
	found := false
	ast.Inspect(body, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok && strings.HasPrefix(s.Sel.Name, "Skip") {
			found = true
		}
		return !found
	})
	return found
}
