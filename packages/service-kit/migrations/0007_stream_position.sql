-- What this service knows of its own stream, so that it sees when the broker lost it. One row.
create table if not exists kit.stream_position (
  one_row       boolean primary key default true check (one_row),
  -- When the broker created the stream, in its own words.
  created       text not null,
  last_seq      bigint not null,
  -- Every consumer has handled what was published before. Null until that was seen.
  handled_until timestamptz
);
