//! `parure admin`: what only whoever runs a service can do for its visitors.

use anyhow::{Result, bail};
use clap::Subcommand;
use parure_server::account::{Hashing, Login, Password};
use parure_server::ids::Token;
use parure_server::store::Store;
use parure_server::world::World;

use crate::database::{DatabaseArg, runtime};

const EXAMPLES: &str = "\
Examples:
  parure admin reset-password ada@example.org --database sqlite:/var/lib/parure/parure.db

The service may run meanwhile. Give the new password to its owner, who changes it on the page.";

/// Help somebody who has lost a password
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(subcommand)]
    command: Admin,
}

#[derive(Subcommand)]
enum Admin {
    /// Give an account a new password, print it, and sign its owner out everywhere
    ResetPassword {
        /// The name that its owner signs in with
        login: String,

        #[command(flatten)]
        database: DatabaseArg,
    },
}

/// Does what was asked for.
pub fn run(args: &Args) -> Result<()> {
    let Admin::ResetPassword { login, database } = &args.command;
    let password = runtime()?.block_on(reset_password(login, &database.url))?;
    Ok(say!("{password}")?)
}

async fn reset_password(login: &str, database: &str) -> Result<String> {
    let (world, login) = (World::real(), Login::parse(login)?);
    if let Some(file) = database.strip_prefix("sqlite:")
        && !std::path::Path::new(file).exists()
    {
        bail!("there is no database `{file}`");
    }
    let store = Store::open(database, &world).await?;
    let Some(account) = store.account_named(&login).await? else { bail!("nobody signs in by this name") };
    let password = Token::random(&world).reveal().to_owned();
    let hash = Hashing::new(1).hash(Password::from(password.as_str()), &world).await?;
    // The token is nobody's: whoever wants in needs the new password.
    if !store.change_password(&account, &hash, &Token::random(&world), world.now()).await? {
        bail!("the password was changed at the same moment: try again");
    }
    store.tell_signed_out(&account.person, None).await?;
    store.close().await;
    Ok(password)
}
