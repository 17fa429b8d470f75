//! The real program, killed and kill_looped while people play over real sockets.

mod game;
mod house;
mod kill;
mod nemesis;
mod network;
mod operator;
