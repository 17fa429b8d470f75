//! `parure play`: a game in the terminal.

mod menu;
mod model;
mod session;
mod terminal;
mod update;
mod view;
mod who;

use std::fs;
use std::io::{IsTerminal, Write, stdin, stdout};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result, bail};
use parure_bots::{BotGame, BotKind, BotSpec};
use parure_engine::any::GameId;
use parure_engine::game::Setup;
use parure_engine::notation::Record;
use parure_engine::on_any;
use parure_vocabulary::Vocabulary;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;

use crate::exit::Usage;
use crate::external::check_command;
use crate::file;
use crate::seed;
use crate::setup::{SetupArgs, key_value};
use menu::{Chosen, Menu};
use model::Model;
use parure_terminal::Language;
use parure_terminal::Messages;
use parure_terminal::canvas::Theme;
use parure_terminal::stage::Stage;
use session::Session;
use terminal::{Screen, listen, run_game, run_menu};
use who::{Company, Who};

const EXAMPLES: &str = "\
Examples:
  parure play
  parure play --game duel --players human,level3
  parure play --game splendor --players human:Anna,human:Ben,level2:rusher --option preset=quick
  parure play --game splendor --players 'human,cmd:python3 docs/examples/random_bot.py'
  parure play --resume parure-splendor-1.txt --lang zh-Hant

F1 explains the keys. Colours are switched off by setting the environment variable NO_COLOR.";

/// Play in the terminal, against bots or with people at the same keyboard
///
/// Without --game a menu asks for everything. The game is saved as a record when you leave.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[arg(long, help = GameId::choices(), conflicts_with = "resume")]
    game: Option<GameId>,

    /// Who plays, in the order of the seats: `human`, `human:NAME` or a bot as in the arena, parted by commas; or how many
    /// play, the others being bots
    #[arg(long, value_name = "LIST", default_value = "human,level2")]
    players: Company,

    /// A house rule, as `target=10`, or a preset of several, as `preset=quick`; may be given again, later ones count
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value, requires = "game")]
    options: Vec<(String, String)>,

    /// The language; that of the environment if not given
    #[arg(long, value_parser = crate::language::parser())]
    lang: Option<Language>,

    /// The seed of the deal; a new one each time if not given
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Where to save the game; a new file in this folder, or the resumed one, if not given
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Also listen to the mouse: click a move twice to play it, or a card to list what can be done with it
    #[arg(long)]
    mouse: bool,
}

/// Plays a game and saves it.
pub fn run(args: &Args) -> Result<()> {
    let language = args.lang.unwrap_or_else(Language::of_environment);
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(Usage(Messages::new(language).text("terminal-no-terminal")).into());
    }
    for who in &args.players.0 {
        if let Who::Bot(BotSpec { kind: BotKind::External(command), .. }) = who {
            check_command(command)?;
        }
    }
    let setup = SetupArgs { players: args.players.0.len(), options: args.options.clone() };
    let seed = args.seed.unwrap_or_else(seed::fresh);
    if let Some(path) = &args.resume {
        let record = file::read_record(path)?;
        return on_any!(AnyRecord, &record, record => {
            let model = resume(record, seed, language).with_context(|| file::name(path))?;
            show(args, |screen| play_on(screen, model))
        });
    }
    if let Some(game) = args.game {
        return on_any!(AnySetup, setup.any_setup(game)?, G, setup => {
            let model = begin::<G>(&setup, args.players.0.clone(), seed, language)?;
            show(args, |screen| play_on(screen, model))
        });
    }
    show(args, |screen| {
        let Some(mut chosen) = run_menu(screen, &mut Menu::new(language))? else { return Ok(None) };
        // Who starts is a matter of luck.
        let players = chosen.players.len();
        chosen.players.rotate_left(seed as usize % players);
        let Chosen { game, options, players, language } = chosen;
        let setup = SetupArgs { players: players.len(), options };
        let setup = setup.any_setup(game)?;
        on_any!(AnySetup, setup, G, setup => play_on(screen, begin::<G>(&setup, players, seed, language)?))
    })
}

/// What is left of a game when someone leaves, or when the terminal fails.
struct Left {
    ended: Result<()>,
    game: &'static str,
    record: String,
    language: Language,
}

fn begin<G: Stage>(setup: &Setup<G::Options>, players: Vec<Who>, seed: u64, language: Language) -> Result<Model<G>> {
    let session = Session::<G>::new(setup, players, seed)?;
    Ok(Model::new(session, Messages::new(language)))
}

fn resume<G: Stage>(record: &Record<G>, seed: u64, language: Language) -> Result<Model<G>> {
    record.check()?;
    let seated = |seat: usize| match record.tag(&format!("player {seat}")) {
        Some(who) => who.parse().map_err(anyhow::Error::msg),
        None => bail!("the record does not say who plays; its tag [player \"{seat}\"] is missing"),
    };
    let players = (0..record.setup().players).map(seated).collect::<Result<_>>()?;
    let messages = Messages::new(language);
    let session = Session::resume(record, players, seed, &messages)?;
    Ok(Model::new(session, messages))
}

fn play_on<G: Stage + BotGame + Vocabulary>(screen: &mut Screen<'_>, mut model: Model<G>) -> Result<Option<Left>> {
    let ended = run_game(screen, &mut model);
    if !model.session.is_begun() {
        return ended.map(|()| None);
    }
    let record = model.session.record().to_string();
    let left = Left { ended, game: G::NAME, record, language: model.messages.language() };
    Ok(Some(left))
}

/// Takes the terminal over, gives it back whatever happens, and saves what is left.
fn show(args: &Args, play: impl FnOnce(&mut Screen<'_>) -> Result<Option<Left>>) -> Result<()> {
    let stop = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP] {
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    let colors = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let theme = if colors { Theme::Colors } else { Theme::Plain };
    let mut terminal = ratatui::try_init()?;
    if args.mouse {
        execute!(stdout(), EnableMouseCapture)?;
    }
    let left = play(&mut Screen { terminal: &mut terminal, events: listen(), theme, stop });
    // The terminal may be gone by now, and the game is saved all the same.
    if args.mouse {
        let _ = execute!(stdout(), DisableMouseCapture);
    }
    let _ = ratatui::try_restore();
    let Some(left) = left? else { return Ok(()) };
    let path = match args.save.as_ref().or(args.resume.as_ref()) {
        Some(path) => path.clone(),
        None => free_name(left.game),
    };
    save(&path, &left.record)?;
    let shown = path.display().to_string();
    let saved = Messages::new(left.language).with("terminal-saved", &[("file", shown.into())]);
    let _ = writeln!(stdout(), "{saved}");
    left.ended
}

/// A name that no file of this folder has.
fn free_name(game: &str) -> PathBuf {
    let names = (1..).map(|number| PathBuf::from(format!("parure-{game}-{number}.txt")));
    names.into_iter().find(|path| !path.exists()).expect("there are more numbers than files")
}

/// Writes the whole file or leaves the old one.
fn save(path: &Path, record: &str) -> Result<()> {
    let beside = path.with_extension("part");
    let cannot = || format!("cannot save {}; the game was:\n{record}", path.display());
    fs::write(&beside, record).with_context(cannot)?;
    fs::rename(&beside, path).with_context(cannot)
}
