-- How much of a limit somebody has used, on all nodes together: when the quota of this key will be whole again. Keys are
-- hashes, so that nobody reads here who came from where.
create table quota (
    key text not null,
    full_ms bigint not null,
    constraint quota_pk primary key (key)
);

-- How often a password was tried, by the hash of the address or the name.
create table attempt (
    key text not null,
    tries double precision not null,
    at_ms bigint not null,
    open_ms bigint not null,
    constraint attempt_pk primary key (key)
);

-- Where the owner of a name has signed in from, as one hash of both.
create table known_address (
    key text not null,
    seen_ms bigint not null,
    constraint known_address_pk primary key (key)
);

create index game_closed_ix on game (stage, changed_ms);
create index member_game_ix on member (game);
