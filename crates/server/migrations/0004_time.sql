-- Whether a node has ended in an orderly way, and when it last showed that it can store something.
alter table node add column ended bigint not null default 0;
alter table node add column probed_ms bigint not null default 0;

-- Whose outage it was: a node's, or, without a name, everybody's.
alter table outage add column node text not null default '';

-- Which node thinks for the bot that is to act at a table, and until when the others leave that to it.
create table bot_turn (
    game text not null,
    version bigint not null,
    node text not null,
    until_ms bigint not null,
    constraint bot_turn_pk primary key (game),
    constraint bot_turn_game_fk foreign key (game) references game (id) on delete cascade
);
