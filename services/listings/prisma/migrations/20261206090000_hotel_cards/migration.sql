-- Cards of hotels are stored as the public API shows them, in both languages, so that nobody reads a card to change it. The service writes all
-- rows anew when it starts.
delete from "search_hotel";
alter table "search_hotel" add column "card_english" json not null;
