//! What a table makes of a request.

use super::{AccessRequest, Asker, Decision, HouseRequest, PlayerRequest, Refusal, Request, Table};
use crate::ids::PersonId;
use crate::world::Millis;

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
            Request::Player(asker, request) => match request {
                // See play.rs.
                PlayerRequest::Move { expected_version, action } => {
                    self.decide_move(now, &asker, id, expected_version, &action)
                }
                PlayerRequest::Undo { expected_version } => self.decide_undo(now, &asker.person, id, expected_version),
                PlayerRequest::Resign { seat } => self.decide_resign(&asker.person, id, seat),
                PlayerRequest::Leave { seat } => self.decide_leave(&asker.person, id, seat),
                PlayerRequest::Resume { seat } => self.decide_resume(&asker.person, id, seat),
                // See lobby.rs.
                PlayerRequest::Sit { seat, name, nonce } => self.decide_sit(asker, id, seat, name, nonce),
                PlayerRequest::Nonce { nonce } => self.decide_nonce(asker.person, id, nonce),
                PlayerRequest::Stand { seat } => self.decide_stand(&asker.person, id, seat),
                PlayerRequest::Swap { seat, with } => self.decide_swap(&asker.person, id, [seat, with]),
                PlayerRequest::SetBot { seat, bot } => self.decide_set_bot(&asker.person, id, seat, bot),
                // See owner.rs.
                PlayerRequest::Remove { seat } => self.decide_remove(&asker.person, id, seat),
                PlayerRequest::Close {} => self.decide_owner_close(&asker.person, id),
                PlayerRequest::Start {} => self.decide_start(&asker.person, id),
                PlayerRequest::Rematch {} => self.decide_rematch(&asker.person, id.as_deref()),
                // See dealing.rs.
                PlayerRequest::Commit { round, seat, commitment } => {
                    self.decide_commit(&asker.person, id, round, seat, commitment)
                }
                PlayerRequest::Reveal { round, seat, nonce } => {
                    self.decide_reveal(&asker.person, id, round, seat, nonce)
                }
                // See chat.rs.
                PlayerRequest::Say { phrase } => self.decide_say(now, &asker.person, id, phrase),
                PlayerRequest::Chat { text } => self.decide_chat(now, &asker.person, id, &text),
            },
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
