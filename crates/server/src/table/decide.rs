//! What a table makes of a request.

use super::{AccessRequest, Decision, HouseRequest, PlayerRequest, Refusal, Request, Table};
use crate::world::Millis;

impl Table {
    /// What is to be stored for a request; nothing has happened until that is done.
    ///
    /// `id` is the request's own. What was stored under it before is not done again.
    pub fn decide(&self, now: Millis, id: Option<&str>, request: Request) -> Result<Decision, Refusal> {
        if let Some(&before) = id.and_then(|id| self.done.get(id)) {
            return Ok(Decision { before: Some(before), ..Decision::nothing() });
        }
        let id = id.map(str::to_owned);
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
                HouseRequest::Next { table } => Ok(self.decide_next(table)),
                HouseRequest::Close => Ok(self.decide_close()),
                HouseRequest::MergeSeats { from, to } => Ok(self.decide_merge(from, to)),
            },
        }
    }
}
