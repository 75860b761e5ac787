-- A change of a document that leaves its words, as of a card's price or stars, has nothing to write into the lexicon and waits for nobody:
-- an import holds the lexicon's lock for as long as its transaction takes.
create or replace function "search_lexicon_follow"() returns trigger language plpgsql as $$
declare
    gained constant text := 'select unnest(tsvector_to_array(words)) as term, 1 as change from added';
    lost constant text := 'select unnest(tsvector_to_array(words)) as term, -1 as change from removed';
begin
    if tg_op = 'UPDATE' then
        perform from added where not exists (
            select from removed where removed.listing_id = added.listing_id and removed.words = added.words);
        if not found then
            return null;
        end if;
    end if;
    perform pg_advisory_xact_lock(hashtextextended('search_lexicon', 42));
    execute format(
        'insert into search_lexicon as known (term, stem, homes)
         select term, coalesce((ts_lexize(''danish_stem'', term))[1], ''''), sum(change) from (%s) changes
         group by term having sum(change) <> 0 order by term
         on conflict (term) do update set homes = known.homes + excluded.homes',
        case tg_op when 'INSERT' then gained when 'DELETE' then lost else gained || ' union all ' || lost end);
    return null;
end
$$;
