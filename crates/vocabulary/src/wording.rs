//! What names need inside the messages of `locales/`, wherever they are worded in Rust. The page does the same.

/// Several together, as the reader's language lists them: "Ada, Ben and Cy". `text` words a message of `terms.ftl`.
pub fn list<T: AsRef<str>>(items: &[T], text: impl Fn(&str, &[(&'static str, String)]) -> String) -> String {
    let Some((last, before)) = items.split_last() else { return String::new() };
    let last = last.as_ref().to_owned();
    if before.is_empty() {
        return last;
    }
    let before: Vec<&str> = before.iter().map(AsRef::as_ref).collect();
    text("list-and", &[("items", before.join(&text("list-separator", &[]))), ("last", last)])
}

/// Chinese text without the spaces that part a name from the words around it, where both are Chinese.
pub fn close_up(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let needless = |place: usize| {
        characters[place] == ' '
            && place.checked_sub(1).is_some_and(|before| is_han(characters[before]))
            && characters.get(place + 1).copied().is_some_and(is_han)
    };
    (0..characters.len()).filter(|&place| !needless(place)).map(|place| characters[place]).collect()
}

const fn is_han(character: char) -> bool {
    matches!(character, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{323af}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english(key: &str, arguments: &[(&'static str, String)]) -> String {
        match (key, arguments) {
            ("list-and", [(_, items), (_, last)]) => format!("{items} and {last}"),
            _ => ", ".to_owned(),
        }
    }

    #[test]
    fn the_last_of_several_is_told_apart() {
        assert_eq!(list::<&str>(&[], english), "");
        assert_eq!(list(&["Ada"], english), "Ada");
        assert_eq!(list(&["Ada", "Ben"], english), "Ada and Ben");
        assert_eq!(list(&["Ada", "Ben", "Cy"], english), "Ada, Ben and Cy");
    }

    #[test]
    fn a_space_stays_only_beside_other_scripts() {
        assert_eq!(close_up("輪到 馬可 了"), "輪到馬可了");
        assert_eq!(close_up("輪到 Ada 了"), "輪到 Ada 了");
        assert_eq!(close_up("Enter 執行  上下 選擇 "), "Enter 執行  上下選擇 ");
    }
}
