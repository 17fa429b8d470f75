//! The real program, killed and tormented while people play over real sockets.

mod game;
mod house;
mod kill;
mod nemesis;
mod network;
