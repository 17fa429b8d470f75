//! Giving back the time that somebody could not use.

use tokio::time::Instant;

use super::{Runner, TRIES, WAIT};
use crate::error::Error;
use crate::store::{AppendError, Outage, Uptime};
use crate::table::{HouseRequest, Request};
use crate::world::Millis;

impl Runner {
    /// Whether whoever is to act is connected to this node.
    fn is_mover_here(&self) -> bool {
        let Some(seat) = self.table.to_act() else { return false };
        let holders = self.table.seat_holders()[seat.index()].holders();
        holders.iter().any(|person| self.sockets.has(person))
    }

    /// The same for the whole time since then. Whoever came later was somewhere else before, or nowhere.
    fn was_mover_here(&self, since: Millis) -> bool {
        let Some(seat) = self.table.to_act() else { return false };
        let holders = self.table.seat_holders()[seat.index()].holders();
        holders.iter().any(|person| self.sockets.has_since(person, since))
    }

    /// Takes off the running clock the time when this node stood still or could store nothing, as far as it is known here.
    /// That costs nothing, so every request begins with it.
    pub(super) async fn credit_stalls(&mut self) {
        let Some(since) = self.table.clock_since() else { return };
        // Whoever is connected to another node could play there.
        if self.hub.store().is_shared() && !self.is_mover_here() {
            return;
        }
        for (from, to) in self.hub.vigil().since(since, self.hub.world().now()) {
            self.pause(from, to).await;
        }
        if self.hub.store().is_shared() && !self.was_mover_here(since) {
            self.credit().await;
        }
    }

    /// Takes off the running clock every outage that whoever is to act may have suffered from, by what the database knows.
    pub(super) async fn credit(&mut self) {
        let Some(since) = self.table.clock_since() else { return };
        match self.hub.store().uptime_since(since).await {
            Ok(uptime) => self.credit_outages(since, &uptime).await,
            Err(error) => tracing::warn!(%error, "outages could not be looked up"),
        }
    }

    async fn credit_outages(&mut self, since: Millis, uptime: &Uptime) {
        let suffered = |outage: &&Outage| {
            let ours = outage.node.is_empty() || outage.node == self.hub.store().node();
            ours || !self.was_mover_here(since.max(outage.from))
        };
        let suffered: Vec<_> = uptime.outages.iter().filter(suffered).map(|outage| (outage.from, outage.to)).collect();
        for (from, to) in suffered {
            self.pause(from, to).await;
        }
    }

    /// Gives back what was lost to a slow or failed store.
    pub(super) async fn give_back(&mut self) {
        if let Some((from, to)) = self.owed.take() {
            self.pause(from, to).await;
        }
    }

    /// Stores that some time does not count, unless that is known.
    async fn pause(&mut self, from: Millis, to: Millis) {
        for _ in 0..TRIES {
            let now = self.hub.world().now();
            let request = Request::House(HouseRequest::Pause { from, to });
            let Ok(decision) = self.table.decide(now, None, request) else { return };
            if decision.steps.is_empty() || self.doubtful.is_some() {
                return;
            }
            match self.store(&self.stamp(decision.steps, now)).await {
                Ok(()) => return,
                Err(AppendError::Conflict) if self.refresh().await.is_ok() => {}
                Err(error) => return self.doubt(now, &error),
            }
        }
    }

    /// Before anybody's time is up: whether they could have used it. This node shows that it can store something, and
    /// every other node that the player may be connected to that it was there; what was lost meanwhile is given back, and
    /// then the question is another one.
    pub(super) async fn is_time_up(&mut self, now: Millis) -> Result<bool, Error> {
        let (Some(since), Some(deadline)) = (self.table.clock_since(), self.table.needs().wake) else {
            return Ok(true);
        };
        let before = self.table.version();
        if let Err(error) = self.hub.beat().await {
            self.doubt(now, &AppendError::Unavailable);
            return Err(error.into());
        }
        let uptime = self.hub.store().uptime_since(since).await?;
        for (from, to) in self.hub.vigil().since(since, now) {
            self.pause(from, to).await;
        }
        self.credit_outages(since, &uptime).await;
        if let Some(doubt) = &self.doubtful {
            return Err(doubt.error());
        }
        if self.table.version() != before {
            return Ok(false);
        }
        if !self.was_mover_here(since) && uptime.others_alive.is_some_and(|alive| alive < deadline) {
            self.waiting = Some(Instant::now() + WAIT);
            return Err(Error::Busy);
        }
        Ok(true)
    }
}
