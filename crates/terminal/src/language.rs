//! The four languages.

/// A language that the terminal speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// 繁體中文.
    TraditionalChinese,
    /// 简体中文.
    SimplifiedChinese,
    /// 日本語.
    Japanese,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::English, Self::TraditionalChinese, Self::SimplifiedChinese, Self::Japanese];

    /// The tag of the language, which is also the name of its folder of messages.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::TraditionalChinese => "zh-Hant",
            Self::SimplifiedChinese => "zh-Hans",
            Self::Japanese => "ja",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::TraditionalChinese => "繁體中文",
            Self::SimplifiedChinese => "简体中文",
            Self::Japanese => "日本語",
        }
    }

    /// The language of the user's environment; English if it is none of ours.
    pub fn of_environment() -> Self {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
        set.into_iter().find(|value| !value.is_empty()).map_or(Self::English, |locale| Self::of_locale(&locale))
    }

    fn of_locale(locale: &str) -> Self {
        let locale = locale.replace('_', "-").to_ascii_lowercase();
        let traditional = ["zh-tw", "zh-hk", "zh-mo", "zh-hant"];
        if traditional.iter().any(|tag| locale.starts_with(tag)) {
            Self::TraditionalChinese
        } else if locale.starts_with("zh") {
            Self::SimplifiedChinese
        } else if locale.starts_with("ja") {
            Self::Japanese
        } else {
            Self::English
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_names_a_language() {
        let cases = [
            ("zh_TW.UTF-8", Language::TraditionalChinese),
            ("zh_CN.UTF-8", Language::SimplifiedChinese),
            ("ja_JP.UTF-8", Language::Japanese),
            ("C.UTF-8", Language::English),
            ("de_AT.UTF-8", Language::English),
        ];
        for (locale, language) in cases {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
