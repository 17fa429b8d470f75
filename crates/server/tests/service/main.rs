//! The service on real sockets and both real databases.

mod account_security;
mod accounts;
mod around;
mod bounds;
mod brought;
mod conversation;
mod databases;
mod farewell;
mod figures;
mod games;
mod leak;
mod nodes;
mod program_tokens;
mod retention;
mod secrets;
mod security;
mod store;
mod support;
mod tokens;
mod trouble;
mod upgrade;
