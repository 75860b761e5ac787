-- When a home was last booked decides no search and is in no index by place. It is stored together with `favourite_from`, which does and is:
-- a booking that changes only the first makes no saved search look at its home, and moves no spot.
drop trigger "home_to_match_change" on "search_listing";
create trigger "home_to_match_insert" after insert on "search_listing"
    for each row when (new.active and new.base_ore > 0) execute function "home_to_match_follow"();
create trigger "home_to_match_update" after update on "search_listing"
    for each row when (new.active and new.base_ore > 0
        and (new.last_booked_at is not distinct from old.last_booked_at or new.favourite_from is distinct from old.favourite_from))
    execute function "home_to_match_follow"();

drop trigger "search_spot_update" on "search_listing";
create trigger "search_spot_update" after update on "search_listing" for each row
    when ((old.*) is distinct from (new.*)
        and (new.last_booked_at is not distinct from old.last_booked_at or new.favourite_from is distinct from old.favourite_from))
    execute function "search_spot_follow"();
