package content

import (
	"fmt"

	"github.com/seed4548c990/gijoe/internal/phrase"
)

// MarshalText writes the word for the Skill: "martial-arts". A Skill that there is
// not is an error.
func (s Skill) MarshalText() ([]byte, error) {
	if s > Wild {
		return nil, fmt.Errorf("content: %v has no word", s)
	}
	return []byte(s.String()), nil
}

// UnmarshalText reads what MarshalText writes.
func (s *Skill) UnmarshalText(text []byte) error {
	if skill, ok := SkillNamed(string(text)); ok && s != nil {
		*s = skill
		return nil
	}
	return fmt.Errorf("%.40q is no Skill; there are %s", text, phrase.And(skillWords))
}
