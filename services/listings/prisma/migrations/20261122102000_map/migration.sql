-- The world as web maps show it, in squares of 32 px at a zoom of tiles of 512 px.
create function "search_cell_x"(lng double precision, zoom integer) returns integer language sql immutable parallel safe
    return floor((lng + 180) / 360 * 16 * 2 ^ zoom)::integer;
create function "search_cell_y"(lat double precision, zoom integer) returns integer language sql immutable parallel safe
    return floor((0.5 - ln(tan(pi() / 4 + radians(greatest(-85, least(85, lat))) / 2)) / (2 * pi())) * 16 * 2 ^ zoom)::integer;

-- How many homes guests can find in each square, and the least that a night costs: what a map without filters shows, of however many homes.
create table "search_tile" (
    "zoom" integer not null,
    "x" integer not null,
    "y" integer not null,
    "homes" integer not null,
    "min_ore" integer not null,
    "sum_lat" double precision not null,
    "sum_lng" double precision not null,
    "south" double precision not null,
    "north" double precision not null,
    "west" double precision not null,
    "east" double precision not null,
    "listing_id" uuid not null,
    constraint "search_tile_pkey" primary key ("zoom", "x", "y")
);

-- A part of the market that is like the whole of it: homes by a number from 0 to 1023 that their id gives them.
-- The latitude stands there in words of its own, so that only who means this index uses it.
create index "search_listing_sample" on "search_listing" (("uuid_hash"("listing_id") & 1023), ("lat" + 0), "lng")
    where "active" and "base_ore" > 0;

-- One square of the closest zoom from its homes.
create function "search_tile_count"(tile_x integer, tile_y integer) returns void language plpgsql as $$
declare
    top constant double precision := degrees(atan(sinh(pi() * (1 - 2 * (tile_y / 16384.0)))));
    bottom constant double precision := degrees(atan(sinh(pi() * (1 - 2 * ((tile_y + 1) / 16384.0)))));
begin
    delete from search_tile where zoom = 10 and x = tile_x and y = tile_y;
    insert into search_tile
    select 10, tile_x, tile_y, count(*), min(base_ore), sum(lat), sum(lng), min(lat), max(lat), min(lng), max(lng), min(listing_id::text)::uuid
    from search_listing s where active and base_ore > 0 and lat between bottom - 1e-6 and top + 1e-6
        and search_cell_x(lng, 10) = tile_x and search_cell_y(lat, 10) = tile_y
    having count(*) > 0;
end
$$;

-- One square of a zoom from the sixteen of the next but one.
create function "search_tile_join"(tile_zoom integer, tile_x integer, tile_y integer) returns void language plpgsql as $$
begin
    delete from search_tile where zoom = tile_zoom and x = tile_x and y = tile_y;
    insert into search_tile
    select tile_zoom, tile_x, tile_y, sum(homes), min(min_ore), sum(sum_lat), sum(sum_lng), min(south), max(north), min(west), max(east),
        min(listing_id::text)::uuid
    from search_tile where zoom = tile_zoom + 2 and x between 4 * tile_x and 4 * tile_x + 3 and y between 4 * tile_y and 4 * tile_y + 3
    having count(*) > 0;
end
$$;

-- Every square anew.
create function "search_tile_fill"() returns void language plpgsql as $$
begin
    perform pg_advisory_xact_lock(hashtextextended('search_tile', 42));
    delete from search_tile;
    insert into search_tile
    select 10, search_cell_x(lng, 10), search_cell_y(lat, 10), count(*), min(base_ore), sum(lat), sum(lng), min(lat), max(lat), min(lng),
        max(lng), min(listing_id::text)::uuid
    from search_listing where active and base_ore > 0 group by 2, 3;
    for tile_zoom in reverse 8..4 by 2 loop
        insert into search_tile
        select tile_zoom, x / 4, y / 4, sum(homes), min(min_ore), sum(sum_lat), sum(sum_lng), min(south), max(north), min(west), max(east),
            min(listing_id::text)::uuid
        from search_tile where zoom = tile_zoom + 2 group by 2, 3;
    end loop;
end
$$;

-- Keeps the squares true whoever writes homes. A change marks its squares, each once in a transaction; they are counted when it ends, by one
-- transaction at a time: nobody holds a square and waits for a home, so no two wait for each other in a circle.
create table "search_tile_stale" (
    "tx" bigint not null,
    "x" integer not null,
    "y" integer not null,
    constraint "search_tile_stale_pkey" primary key ("tx", "x", "y")
);

create function "search_tile_mark"() returns trigger language plpgsql as $$
begin
    insert into search_tile_stale
    select txid_current(), search_cell_x(place.lng, 10), search_cell_y(place.lat, 10)
    from (select old.lat, old.lng where tg_op <> 'INSERT' union select new.lat, new.lng where tg_op <> 'DELETE') place
    on conflict do nothing;
    return null;
end
$$;
create trigger "search_tile_insert" after insert on "search_listing" for each row
    when (new.active and new.base_ore > 0) execute function "search_tile_mark"();
create trigger "search_tile_update" after update on "search_listing" for each row
    when ((old.active, old.base_ore, old.lat, old.lng) is distinct from (new.active, new.base_ore, new.lat, new.lng))
    execute function "search_tile_mark"();
create trigger "search_tile_delete" after delete on "search_listing" for each row
    when (old.active and old.base_ore > 0) execute function "search_tile_mark"();

create function "search_tile_recount"() returns trigger language plpgsql as $$
begin
    perform pg_advisory_xact_lock(hashtextextended('search_tile', 42));
    perform search_tile_count(new.x, new.y);
    for step in 1..3 loop
        perform search_tile_join(10 - 2 * step, new.x >> 2 * step, new.y >> 2 * step);
    end loop;
    delete from search_tile_stale where tx = new.tx and x = new.x and y = new.y;
    return null;
end
$$;
create constraint trigger "search_tile_recount" after insert on "search_tile_stale" deferrable initially deferred for each row
    execute function "search_tile_recount"();

select "search_tile_fill"();
