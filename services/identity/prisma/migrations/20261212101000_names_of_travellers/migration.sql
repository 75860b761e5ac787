-- Accounts whose provider gave no name were called like the product, whose name is reserved now (docs/product/people.md, Names).
update "user" set "name" = 'Rejsende' where "name" = 'Nordbo';
