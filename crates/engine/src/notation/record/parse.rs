//! Reading a record.

use crate::chance::Draw;
use crate::game::{Options, Setup};

use super::super::position::{EXPANSION, check_setup, expansion, read_players, set_option};
use super::super::{LineColumn, Notation, ParseError, Word, Words, read_draws, read_number, read_seat};
use super::tag::{Tag, TagText};
use super::{FORMAT, GameResult, Places, Record, Step, Turn, add_comment};

/// Reads a record line by line: tags, the layout, turns.
pub(super) fn parse<G: Notation>(text: &str) -> Result<Record<G>, ParseError> {
    let mut head = Head::new();
    let mut record: Option<Record<G>> = None;
    let mut end = LineColumn::START;
    for (number, line) in text.split('\n').enumerate() {
        end = LineColumn { line: number + 1, column: 1 };
        let mut words = Words::starting_at(line, end);
        let first = words.peek();
        match (first.and_then(|word| word.text.chars().next()), &mut record) {
            (None, _) => {}
            (Some(';'), None) => read_comment(&mut words, &mut head.comment)?,
            (Some(';'), Some(record)) => read_comment(&mut words, record.last_comment())?,
            (Some('['), None) => head.read_tag(&mut words)?,
            (Some('{'), None) => record = Some(read_layout(&mut words, std::mem::replace(&mut head, Head::new()))?),
            (Some(_), None) => {
                return Err(words.require("")?.expected("a tag in `[…]`, or the draws of the layout in `{…}`"));
            }
            (Some(_), Some(record)) => {
                let turn = read_turn::<G>(&mut words, record.setup.players)?;
                record.turns.push(turn);
            }
        }
    }
    record.ok_or_else(|| ParseError::expected(end, "", "the draws of the layout in `{…}`"))
}

/// The tags, as far as they have been read.
struct Head<'a, G: Notation> {
    setup: Setup<G::Options>,
    format: bool,
    game: bool,
    expansion: bool,
    players: Option<Word<'a>>,
    result: Option<Word<'a>>,
    tags: Vec<(Tag, TagText<'a>)>,
    keys: Vec<String>,
    comment: String,
}

impl<'a, G: Notation> Head<'a, G> {
    fn new() -> Self {
        Self {
            setup: Setup { players: 0, options: G::Options::unnamed() },
            format: false,
            game: false,
            expansion: false,
            players: None,
            result: None,
            tags: Vec::new(),
            keys: Vec::new(),
            comment: String::new(),
        }
    }

    fn read_tag(&mut self, words: &mut Words<'a>) -> Result<(), ParseError> {
        let tag = TagText::read(words)?;
        read_comment(words, &mut self.comment)?;
        if self.keys.contains(&tag.key) {
            return Err(tag.word.wrong("this tag is there twice"));
        }
        self.keys.push(tag.key.clone());
        match (tag.word.text, tag.of) {
            ("format", None) if tag.value == FORMAT => self.format = true,
            ("format", None) => return Err(tag.raw.expected(format!("the format `{FORMAT}`"))),
            _ if !self.format => return Err(tag.word.expected(format!("`format \"{FORMAT}\"` as the first tag"))),
            ("game", None) if tag.value == G::NAME => self.game = true,
            ("game", None) => return Err(tag.raw.expected(format!("the game `{}`", G::NAME))),
            ("players", None) => {
                self.setup.players = read_players(tag.raw)?;
                self.players = Some(tag.raw);
            }
            ("option", Some(key)) => {
                self.expansion |= key.text == EXPANSION;
                set_option::<G>(&mut self.setup.options, key.text, &tag.value).map_err(|why| tag.raw.wrong(why))?;
            }
            ("result", None) => self.result = Some(tag.raw),
            _ => {
                let kept = Tag::new(&tag.key, &tag.value).map_err(|error| tag.word.wrong(error.to_string()))?;
                self.tags.push((kept, tag));
            }
        }
        Ok(())
    }

    /// Checks the tags as a whole, before the layout at this place.
    fn finish(self, place: LineColumn) -> Result<Record<G>, ParseError> {
        let missing =
            |tag: &str| ParseError::expected(place, "{", format!("the tag `[{tag} \"…\"]` before the layout"));
        if !self.format {
            return Err(missing("format"));
        }
        if !self.game {
            return Err(missing("game"));
        }
        if expansion::<G>().is_some() && !self.expansion {
            return Err(missing("option expansion"));
        }
        let players = self.players.ok_or_else(|| missing("players"))?;
        check_setup::<G>(&self.setup).map_err(|why| players.wrong(why))?;
        for (_, tag) in &self.tags {
            if let ("seat", Some(number)) = (tag.word.text, tag.of) {
                read_seat(number, self.setup.players)?;
            }
        }
        let result = self.result.map(|word| GameResult::read(word, self.setup.players)).transpose()?;
        Ok(Record {
            setup: self.setup,
            tags: self.tags.into_iter().map(|(tag, _)| tag).collect(),
            result,
            layout: Vec::new(),
            comment: self.comment,
            turns: Vec::new(),
            layout_places: Places::default(),
            result_place: Places(self.result.iter().map(|word| word.place).collect()),
        })
    }
}

fn read_layout<G: Notation>(words: &mut Words<'_>, head: Head<'_, G>) -> Result<Record<G>, ParseError> {
    let mut record = head.finish(words.place())?;
    words.until(&['{']);
    let mut places = vec![words.here()];
    record.layout = read_braces::<G>(words, &mut places)?;
    record.layout_places = Places(places);
    read_comment(words, &mut record.comment)?;
    Ok(record)
}

fn read_turn<G: Notation>(words: &mut Words<'_>, players: usize) -> Result<Turn<G::Action>, ParseError> {
    let label = words.require("")?;
    let what = "a turn such as `3.0`: round, seat";
    let (round, seat) = label.split('.').ok_or_else(|| label.expected(what))?;
    let mut turn = Turn {
        round: read_number(round, "the round", 1..=usize::from(u16::MAX))? as u16,
        seat: read_seat(seat, players)?,
        steps: Vec::new(),
        comment: String::new(),
        place: Places(vec![label.place]),
    };
    loop {
        let mut places = vec![words.place()];
        let (mut text, mut stop) = words.until(&[',', '{', ';']);
        let action = G::read_action(&mut text, None)?;
        text.end()?;
        let mut draws = Vec::new();
        if stop == Some('{') {
            draws = read_braces::<G>(words, &mut places)?;
            let (mut after, next) = words.until(&[',', ';']);
            after.end()?;
            stop = next;
        } else {
            places.push(text.here());
        }
        turn.steps.push(Step { action, draws, places: Places(places) });
        match stop {
            Some(',') => {}
            Some(_) => {
                add_comment(&mut turn.comment, words.rest());
                return Ok(turn);
            }
            None => return Ok(turn),
        }
    }
}

/// Reads draws up to the closing brace, and adds the place of each and of the brace.
fn read_braces<G: Notation>(words: &mut Words<'_>, places: &mut Vec<LineColumn>) -> Result<Vec<Draw>, ParseError> {
    let (mut inside, close) = words.until(&['}']);
    let draws = read_draws::<G>(&mut inside)?;
    if close.is_none() {
        return Err(ParseError::expected(inside.place(), "", "`}`"));
    }
    places.extend(draws.iter().map(|(_, word)| word.place));
    places.push(inside.place());
    Ok(draws.into_iter().map(|(draw, _)| draw).collect())
}

/// Reads the rest of a line, which can only be a comment.
fn read_comment(words: &mut Words<'_>, comment: &mut String) -> Result<(), ParseError> {
    let (mut before, stop) = words.until(&[';']);
    before.end()?;
    if stop.is_some() {
        add_comment(comment, words.rest());
    }
    Ok(())
}

impl<G: Notation> Record<G> {
    /// The comment that a line standing alone goes on with.
    pub(super) fn last_comment(&mut self) -> &mut String {
        self.turns.last_mut().map_or(&mut self.comment, |turn| &mut turn.comment)
    }
}
