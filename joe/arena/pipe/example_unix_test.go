//go:build unix

package pipe_test

import (
	"context"
	"fmt"
	"log"

	"github.com/seed4548c990/gijoe/cobrahq"
	"github.com/seed4548c990/gijoe/joe/arena"
	"github.com/seed4548c990/gijoe/joe/arena/pipe"
)

// shell is a bot in the language of the shell, which always does what is listed last.
const shell = `
while read -r line; do
  case $line in
  '{"type":"hello"'*) echo '{"type":"hello","protocol":1}' ;;
  '{"type":"start"'*) echo '{"type":"ready"}' ;;
  '{"type":"ask"'*)
    id=${line#*'"id":'}
    legal=${line#*'"legal":['}
    legal=${legal%']}'}
    echo '{"type":"answer","id":'${id%%,*}',"action":{'${legal##*'{'}'}' ;;
  '{"type":"over"'*) echo '{"type":"done"}' ;;
  esac
done`

// A program sits down against itself.
func Example() {
	b := pipe.New(cobrahq.Game(), pipe.Command{Path: "/bin/sh", Args: []string{"-c", shell}})
	defer b.Close()
	t := arena.New(cobrahq.Game(), cobrahq.Config{Seats: 2, TurnLimit: 3}, arena.Settings{Seeds: 1})
	t.EnterFollower("shell", b.Sit)
	record, result, err := t.Game(context.Background(), 0)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result.Outcome, "with fault:", result.Fault != nil)
	fmt.Println(record.Actions()[2:5])
	// Output:
	// nobody won (sdk-turn-limit) with fault: false
	// [white die 4 stop white die 3]
}
