-- Homes and hotels whose city is written in another language are found by each of its names.
update "search_listing" set "tsv" = "tsv" || '''@kobenhavn'' ''@copenhagen'' ''@kopenhagen'' ''@copenhague'''::tsvector
  where "tsv" @@ '''@copenhagen'' | ''@kopenhagen'' | ''@copenhague'''::tsquery and not "tsv" @@ '''@kobenhavn'''::tsquery;
update "search_listing" set "tsv" = "tsv" || '''@helsingor'' ''@elsinore'''::tsvector
  where "tsv" @@ '''@elsinore'''::tsquery and not "tsv" @@ '''@helsingor'''::tsquery;
update "search_listing" set "tsv" = "tsv" || '''@goteborg'' ''@gothenburg'''::tsvector
  where "tsv" @@ '''@gothenburg'''::tsquery and not "tsv" @@ '''@goteborg'''::tsquery;
update "search_hotel" set "tsv" = "tsv" || '''@kobenhavn'' ''@copenhagen'' ''@kopenhagen'' ''@copenhague'''::tsvector
  where "tsv" @@ '''@copenhagen'' | ''@kopenhagen'' | ''@copenhague'''::tsquery and not "tsv" @@ '''@kobenhavn'''::tsquery;
update "search_hotel" set "tsv" = "tsv" || '''@helsingor'' ''@elsinore'''::tsvector
  where "tsv" @@ '''@elsinore'''::tsquery and not "tsv" @@ '''@helsingor'''::tsquery;
update "search_hotel" set "tsv" = "tsv" || '''@goteborg'' ''@gothenburg'''::tsvector
  where "tsv" @@ '''@gothenburg'''::tsquery and not "tsv" @@ '''@goteborg'''::tsquery;
