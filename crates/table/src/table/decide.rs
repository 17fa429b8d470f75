//! What a table makes of a request.

use super::{AccessRequest, Asker, Decision, HouseRequest, PlayerRequest, Refusal, Request, Table};
use crate::ids::PersonId;
use crate::world::Millis;

/// A player's request on its way: when it came, from whom, and the id that it is stored under.
pub(super) struct Asked {
    pub(super) now: Millis,
    pub(super) by: Asker,
    pub(super) id: Option<String>,
}

impl Table {
    /// What is to be stored for a request; nothing has happened until that is done.
    ///
    /// `id` is the request's own. What was stored under it before is not done again.
    pub fn decide(&self, now: Millis, id: Option<&str>, request: Request) -> Result<Decision, Refusal> {
        let given = id.filter(|id| !is_own(id));
        let id = id.map(|id| own_id(&request, id));
        // What an older program stored under an id has no name before it.
        let known = [id.as_deref(), given].into_iter().flatten().find_map(|id| self.done.get(id));
        if let Some(&before) = known {
            return Ok(Decision { before: Some(before), ..Decision::nothing() });
        }
        if let Request::Player(asker, request) = &request {
            self.check_bounds(&asker.person, request)?;
        }
        match request {
            Request::Player(by, request) => self.decide_player(Asked { now, by, id }, request),
            // See access.rs.
            Request::Access(person, request) => match request {
                AccessRequest::Link { seat, key_hash } => self.decide_link(&person, seat, key_hash),
                AccessRequest::Unlink { seat } => self.decide_unlink(&person, seat),
                AccessRequest::Claim { key_hash } => self.decide_claim(now, person, key_hash),
            },
            Request::House(request) => match request {
                HouseRequest::BotMove { version, seat, action } => self.decide_bot_move(version, seat, action),
                HouseRequest::Tick => Ok(self.decide_tick(now)),
                HouseRequest::Pause { from, to } => Ok(self.decide_pause(from, to)),
                HouseRequest::Next { table } => Ok(self.decide_next(table)),
                HouseRequest::Close => Ok(self.decide_close()),
                HouseRequest::MergeSeats { from, to } => Ok(self.decide_merge(from, to)),
                HouseRequest::Rename { person, before, name } => Ok(self.decide_rename(&person, &before, &name)),
            },
        }
    }

    fn decide_player(&self, asked: Asked, request: PlayerRequest) -> Result<Decision, Refusal> {
        match request {
            // See play.rs.
            PlayerRequest::Move { expected_version, action } => self.decide_move(asked, expected_version, &action),
            PlayerRequest::Undo { expected_version } => self.decide_undo(asked, expected_version),
            PlayerRequest::Resign { seat } => self.decide_resign(asked, seat),
            PlayerRequest::Leave { seat } => self.decide_leave(asked, seat),
            PlayerRequest::Resume { seat } => self.decide_resume(asked, seat),
            // See lobby.rs.
            PlayerRequest::Sit { seat, name, nonce } => self.decide_sit(asked, seat, name, nonce),
            PlayerRequest::Nonce { nonce } => self.decide_nonce(asked, nonce),
            PlayerRequest::Stand { seat } => self.decide_stand(asked, seat),
            PlayerRequest::Swap { seat, with } => self.decide_swap(asked, [seat, with]),
            PlayerRequest::SetBot { seat, bot } => self.decide_set_bot(asked, seat, bot),
            PlayerRequest::Start {} => self.decide_start(asked),
            PlayerRequest::Rematch {} => self.decide_rematch(&asked),
            // See owner.rs.
            PlayerRequest::Remove { seat } => self.decide_remove(asked, seat),
            PlayerRequest::Close {} => self.decide_owner_close(asked),
            // See dealing.rs.
            PlayerRequest::Commit { round, seat, commitment } => self.decide_commit(asked, round, seat, commitment),
            PlayerRequest::Reveal { round, seat, nonce } => self.decide_reveal(asked, round, seat, nonce),
            // See chat.rs.
            PlayerRequest::Say { phrase } => self.decide_say(asked, phrase),
            PlayerRequest::Chat { text } => self.decide_chat(asked, &text),
        }
    }
}

/// The id that a request is stored under: everybody has ids of their own, so that nobody's request is taken for another's.
fn own_id(request: &Request, id: &str) -> String {
    match request {
        Request::Player(Asker { person, .. }, _) | Request::Access(person, _) => format!("{person}/{id}"),
        Request::House(_) => id.to_owned(),
    }
}

/// Whether an id has somebody's name before it.
fn is_own(id: &str) -> bool {
    id.split_once('/').is_some_and(|(person, _)| PersonId::parse(person).is_some())
}
