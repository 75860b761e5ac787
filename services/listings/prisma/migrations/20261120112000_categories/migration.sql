create table "category" (
    "id" text not null,
    "slug" text not null,
    "name" text not null,
    "icon" text not null,
    "color" text not null,
    "group_type" text not null,
    "active" boolean not null,
    "visible" boolean not null,
    "order_index" integer not null,
    "subcategories" text[],
    "tags" text[],
    "amenities" text[],
    constraint "category_pkey" primary key ("id")
);
create unique index "category_slug_key" on "category" ("slug");

-- A home belongs to a category when it is of one of its subcategories, bears one of its tags or offers one of its amenities.
insert into "category" ("id", "slug", "name", "icon", "color", "group_type", "active", "visible", "order_index", "subcategories", "tags", "amenities") values
    ('summerhouses', 'sommerhuse', 'Sommerhuse', 'house', '#0F4C5C', 'housing', true, true, 1, '{summerhouse}', '{}', '{}'),
    ('beach', 'ved-stranden', 'Ved stranden', 'waves', '#2F7F93', 'housing', true, true, 2, '{}', '{beach}', '{beachAccess}'),
    ('holiday-homes', 'ferieboliger', 'Ferieboliger', 'tent-tree', '#4E6E58', 'housing', true, true, 3, '{holiday_home}', '{}', '{}'),
    ('apartments', 'lejligheder', 'Lejligheder', 'building-2', '#5B6B7A', 'housing', true, true, 4, '{apartment}', '{}', '{}'),
    ('villas', 'villaer', 'Villaer', 'castle', '#8A5A2B', 'housing', true, true, 5, '{villa}', '{}', '{}'),
    ('nature', 'i-naturen', 'I naturen', 'trees', '#3F6B4A', 'housing', true, true, 6, '{}', '{nature}', '{}'),
    ('sauna', 'sauna-og-spa', 'Sauna og spa', 'thermometer-sun', '#C2452D', 'housing', true, true, 7, '{}', '{}', '{sauna,hotTub,wildernessBath}'),
    ('family', 'familievenlige', 'Familievenlige', 'baby', '#B7791F', 'housing', true, true, 8, '{}', '{family}', '{}'),
    ('lake', 'ved-soeen', 'Ved søen', 'sailboat', '#3B6EA5', 'housing', true, true, 9, '{}', '{}', '{lakeView,canoe}'),
    ('mountains', 'i-fjeldet', 'I fjeldet', 'mountain-snow', '#6B7C93', 'housing', true, true, 10, '{}', '{}', '{mountainView,skiInOut}'),
    ('pool', 'med-pool', 'Med pool', 'waves-ladder', '#1F8A9E', 'housing', true, true, 11, '{}', '{}', '{indoorPool}'),
    ('romantic', 'romantiske', 'Romantiske', 'heart', '#A83E52', 'housing', true, true, 12, '{}', '{romantic}', '{}'),
    ('unique', 'unikke', 'Unikke', 'sparkles', '#7A5C8E', 'housing', true, true, 13, '{}', '{unique}', '{}'),
    ('private-homes', 'private-hjem', 'Private hjem', 'key-round', '#5E6E4E', 'housing', true, true, 14, '{private_home}', '{}', '{}'),
    ('rooms', 'vaerelser', 'Værelser', 'bed', '#7B6F5B', 'housing', true, true, 15, '{room}', '{}', '{}');
