//! Marvel: points alone do not win; the gauntlet also asks for five colours and the time stone.

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Action, State};
use parure_engine::marvel::{ASSEMBLE_POINTS, GAUNTLET_POINTS, Marvel, MarvelRules, TIME, tags};
use parure_engine::seat::Seat;
use parure_engine::tokens::{ColorSet, GEMS};

use super::classic::ClassicKnowledge;
use super::weights;
use crate::explain::{Argument, Reason};
use crate::knowledge::Sketch;
use crate::personality::Personality;
use crate::sheet::Row;

impl ClassicKnowledge for MarvelRules {
    const EXTRA: usize = 10;

    weights!(Marvel, "../../weights/marvel.bin");

    fn points(table: &Marvel, seat: Seat) -> u8 {
        table.player(seat).points
    }

    fn extra_points(table: &Marvel, seat: Seat, card: CardId) -> u8 {
        let avengers = table.extra();
        let assembles =
            avengers.holder != Some(seat) && avengers.tags[seat.index()] + tags(card) >= table.extra().tags_needed();
        if assembles { ASSEMBLE_POINTS } else { 0 }
    }

    fn lacking(table: &Marvel, seat: Seat) -> u8 {
        let player = table.player(seat);
        let colors = 5 - player.bonuses.colors().and(ColorSet::GEMS).len() as u8;
        colors + u8::from(player.tokens.get(TIME) == 0)
    }

    fn describe(table: &Marvel, seat: Seat, write: &mut Row<'_>) {
        let player = table.player(seat);
        let avengers = table.extra();
        let own = avengers.tags[seat.index()];
        let holds = avengers.holder == Some(seat);
        let missing = ColorSet::GEMS.without(player.bonuses.colors());
        // The cheapest way to each missing colour, and to a first level 3 character.
        let dearest = missing.iter().map(|gem| {
            let cards = table.market().cards();
            let cards = cards.iter().chain(player.hand.iter().map(|reserved| reserved.card));
            let offered = cards.filter(|&card| State::<Self>::face(card).bonus == gem);
            offered.map(|card| table.price(seat, card).total()).min().unwrap_or(7)
        });
        let dearest = dearest.max().unwrap_or(0);
        let time = player.tokens.get(TIME) > 0;
        let lacking = Self::lacking(table, seat);
        let numbers = [
            f32::from(own) / 4.0,
            f32::from(u8::from(holds)),
            f32::from(u8::from(avengers.holder.is_some() && !holds)),
            (f32::from(table.extra().tags_needed()) - f32::from(own)).clamp(-2.0, 4.0) / 4.0,
            f32::from(u8::from(time)),
            missing.len() as f32 / 5.0,
            f32::from(u8::from(missing.is_empty())),
            f32::from(dearest) / 7.0,
            f32::from(u8::from(lacking == 0)),
            f32::from(player.points.min(GAUNTLET_POINTS)) / 16.0 * f32::from(lacking),
        ];
        numbers.into_iter().for_each(|number| write.put(number));
    }

    fn describe_card(table: &Marvel, seat: Seat, card: CardId, write: &mut Row<'_>) {
        let player = table.player(seat);
        let tags = tags(card);
        write.count(tags, 2.0);
        write.flag(tags > 0 && table.extra().holder != Some(seat));
        write.flag(player.bonuses.get(State::<Self>::face(card).bonus) == 0);
        write.flag(card.level() == Level::Three && player.tokens.get(TIME) == 0);
    }

    // Two features of a purchase mean something else here: a colour that the gauntlet lacks, and the time stone.
    fn refine_sketches(table: &Marvel, actions: &[Action], sketches: &mut [Sketch]) {
        let bonuses = table.bonuses(table.seat());
        let time = table.player(table.seat()).tokens.get(TIME) > 0;
        for (sketch, &action) in sketches.iter_mut().zip(actions) {
            if let Action::Buy(card, _) = action {
                let face = Marvel::face(card);
                sketch.features[2] = f32::from(u8::from(bonuses.get(face.bonus) == 0));
                sketch.features[9] = f32::from(u8::from(card.level() == Level::Three && !time));
            }
        }
    }

    fn rule_of_thumb(table: &Marvel, seat: Seat, common: f32) -> f32 {
        let colors = GEMS.iter().filter(|&&gem| table.bonuses(seat).get(gem) > 0).count();
        let time = f32::from(table.player(seat).tokens.get(TIME));
        common + colors as f32 + 2.0 * time + 0.4 * f32::from(table.extra().tags[seat.index()])
    }

    fn taste(table: &Marvel, seat: Seat, personality: Personality, common: f32) -> f32 {
        let avengers = match personality {
            Personality::NobleHunter => {
                f32::from(table.extra().tags[seat.index()]) / 20.0
                    + if table.extra().holder == Some(seat) { 0.3 } else { 0.0 }
            }
            _ => 0.0,
        };
        common + avengers
    }

    fn temptation(_: &Marvel, action: Action, personality: Personality, common: f32) -> f32 {
        let tagged = match (personality, action) {
            (Personality::NobleHunter, Action::Buy(card, _)) => 0.3 * f32::from(tags(card)),
            _ => 0.0,
        };
        common + tagged
    }

    fn add_reasons(table: &Marvel, action: Action, reasons: &mut Vec<Reason>) {
        let Action::Buy(card, _) = action else { return };
        let face = Marvel::face(card);
        let assembled = Self::extra_points(table, table.seat(), card);
        if assembled > 0 {
            reasons.insert(0, Reason::plain("reason-assembles").with("points", Argument::Number(assembled)));
        }
        if card.level() == Level::Three && table.player(table.seat()).tokens.get(TIME) == 0 {
            reasons.insert(0, Reason::plain("reason-takes-time-stone"));
        }
        if table.bonuses(table.seat()).get(face.bonus) == 0 {
            reasons.insert(0, Reason::plain("reason-new-color").with("color", Argument::Color(face.bonus)));
        }
    }
}
