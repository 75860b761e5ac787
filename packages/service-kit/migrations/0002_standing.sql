-- Projection of identity: whether a person is suspended, by the revision that told it. Who is not here never was.
create table if not exists kit.standing (
  person_id uuid primary key,
  suspended boolean not null,
  revision  integer not null
);

-- Is a person suspended?
create or replace function kit.is_suspended(p_person uuid) returns boolean language sql stable as $$
  select exists (select from kit.standing s where s.person_id = p_person and s.suspended)
$$;
