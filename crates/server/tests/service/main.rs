//! The service on real sockets and both real databases.

mod account_security;
mod accounts;
mod conversation;
mod databases;
mod farewell;
mod games;
mod leak;
mod nodes;
mod security;
mod store;
mod support;
mod tokens;
mod trouble;
mod upgrade;
