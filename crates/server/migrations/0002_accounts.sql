-- What somebody is let in by. One person can be let in on several devices.
create table token (
    hash text not null,
    person text not null,
    created_ms bigint not null,
    seen_ms bigint not null,
    constraint token_pk primary key (hash),
    constraint token_person_fk foreign key (person) references person (id)
);

create index token_person_ix on token (person, seen_ms);

insert into token (hash, person, created_ms, seen_ms) select token_hash, id, created_ms, created_ms from person;

-- The name that is signed in with: as it was chosen, and what no two may share. The password as an Argon2id hash.
create table account (
    person text not null,
    login text not null,
    folded text not null,
    password text not null,
    created_ms bigint not null,
    constraint account_pk primary key (person),
    constraint account_folded_uk unique (folded),
    constraint account_person_fk foreign key (person) references person (id)
);
