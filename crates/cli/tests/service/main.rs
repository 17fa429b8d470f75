//! The real program, on real databases, while people play over real sockets and everything happens to it that can.

mod bounded;
mod fair_time;
mod game;
mod guest;
mod house;
mod kill;
mod nemesis;
mod network;
mod one_truth;
mod operator;
mod sizes;
mod soak;
