import { type Stack, withClient } from '@nordbo/devstack'

/** Creates the baseline's tables in booking's database, with as many stays as booking has, for the same disk and settings. */
export const makeBaselineTables = (stack: Stack): Promise<void> =>
  withClient(stack.databases.booking, async (client) => {
    await client.query(`set maintenance_work_mem = '512MB'; set synchronous_commit = off`)
    for (const statement of [
      'create schema baseline',
      `create table baseline.stay as
        select id, listing_id, gen_random_uuid() as guest_id, check_in, check_out, 2 as adults, 'confirmed' as status from occupancy`,
      'alter table baseline.stay add primary key (id)',
      `alter table baseline.stay add constraint stay_never_overlaps
        exclude using gist (listing_id with =, daterange(check_in, check_out) with &&)`,
      `create table baseline.idempotency (key text primary key, answer jsonb not null, stored_at timestamptz not null default now())`,
      `create table baseline.outbox (seq bigserial primary key, id uuid not null unique, subject text not null, envelope jsonb not null,
        published_at timestamptz)`,
      'vacuum analyze baseline.stay',
    ])
      await client.query(statement)
  })
