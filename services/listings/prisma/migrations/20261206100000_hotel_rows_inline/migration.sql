-- A search reads the cards of 25 hotels. They stay uncompressed in their rows, and the pages, which are read one at a time, are compressed.
-- The service writes all rows anew when it starts.
alter table "search_hotel" set (toast_tuple_target = 4080);
delete from "search_hotel";
