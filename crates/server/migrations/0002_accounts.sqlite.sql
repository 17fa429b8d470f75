-- A column that is unique cannot be dropped, so the table is made anew.
create table person_without_token (
    id text not null,
    name text not null,
    created_ms bigint not null,
    constraint person_pk primary key (id)
);

insert into person_without_token (id, name, created_ms) select id, name, created_ms from person;
drop table person;
alter table person_without_token rename to person;
