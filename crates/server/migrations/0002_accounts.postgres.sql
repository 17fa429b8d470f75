alter table person drop column token_hash;
