-- What a game was called on the device that its owner brought it from; none for games that were played here.
alter table game add column brought text;
