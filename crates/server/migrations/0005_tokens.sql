-- The name that its owner gave a program's token; a browser's has none.
alter table token add column label text not null default '';
