create table person (
    id text not null,
    name text not null,
    token_hash text not null,
    created_ms bigint not null,
    constraint person_pk primary key (id),
    constraint person_token_uk unique (token_hash)
);

-- What is needed to find tables; everything about them is in their steps.
create table game (
    id text not null,
    kind text not null,
    owner text not null,
    secret text not null,
    stage text not null,
    listed integer not null,
    owner_name text not null,
    seats integer not null,
    free integer not null,
    created_ms bigint not null,
    changed_ms bigint not null,
    wake_ms bigint,
    constraint game_pk primary key (id),
    constraint game_owner_fk foreign key (owner) references person (id)
);

create index game_open_ix on game (stage, listed, created_ms);
create index game_owner_ix on game (owner, stage);
create index game_wake_ix on game (wake_ms);

-- Append-only. A second writer of the same step fails on the key instead of forking the game.
create table step (
    game text not null,
    seq bigint not null,
    time_ms bigint not null,
    body text not null,
    constraint step_pk primary key (game, seq),
    constraint step_game_fk foreign key (game) references game (id)
);

create table member (
    person text not null,
    game text not null,
    constraint member_pk primary key (person, game),
    constraint member_person_fk foreign key (person) references person (id),
    constraint member_game_fk foreign key (game) references game (id)
);

-- When each node was last alive, and when none was: time that no player's clock counts.
create table node (
    id text not null,
    alive_ms bigint not null,
    constraint node_pk primary key (id)
);

create table outage (
    from_ms bigint not null,
    to_ms bigint not null,
    constraint outage_pk primary key (from_ms)
);
