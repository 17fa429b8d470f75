//! Lists of bots on the command line.
//!
//! Commas part the bots. A comma that belongs to the command of an external bot stands in quotes or behind a backslash:
//! `greedy,cmd:./mybot "a,b",cmd:./other a\,b`.

use parure_bots::BotSpec;

/// The bots of one argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotList(pub Vec<BotSpec>);

impl std::str::FromStr for BotList {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parse = |item: &str| BotSpec::parse(item.trim()).map_err(|error| error.to_string());
        split(text).iter().map(|item| parse(item)).collect::<Result<_, _>>().map(Self)
    }
}

/// The items of a list: parted by commas outside of quotes.
pub fn split(text: &str) -> Vec<String> {
    let (mut items, mut item, mut quote) = (Vec::new(), String::new(), None);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if letters.peek() == Some(&',') => item.extend(letters.next()),
            ',' if quote.is_none() => items.push(std::mem::take(&mut item)),
            '"' | '\'' => {
                quote = match quote {
                    None => Some(letter),
                    Some(open) if open == letter => None,
                    open => open,
                };
                item.push(letter);
            }
            _ => item.push(letter),
        }
    }
    items.push(item);
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quoted_comma_does_not_part() {
        let cases = [
            ("random,greedy", vec!["random", "greedy"]),
            ("cmd:./bot \"a,b\" c,greedy", vec!["cmd:./bot \"a,b\" c", "greedy"]),
            ("cmd:./bot 'it,s \"'", vec!["cmd:./bot 'it,s \"'"]),
            (r"cmd:./bot a\,b,random", vec!["cmd:./bot a,b", "random"]),
        ];
        for (text, items) in cases {
            assert_eq!(split(text), items, "{text}");
        }
    }

    #[test]
    fn a_command_is_split_as_a_shell_would() {
        let cases = [
            ("./bot  --fast 3", Some(vec!["./bot", "--fast", "3"])),
            (r#"./my\ bot "a b" 'c "d"' """#, Some(vec!["./my bot", "a b", "c \"d\"", ""])),
            ("./bot \"open", None),
        ];
        for (command, words) in cases {
            let words = words.map(|words| words.into_iter().map(str::to_owned).collect());
            assert_eq!(shlex::split(command), words, "{command}");
        }
    }

    #[test]
    fn a_wrong_bot_is_named() {
        let error = "greedy,level9".parse::<BotList>().unwrap_err();
        assert!(error.contains("level9"), "{error}");
    }
}
