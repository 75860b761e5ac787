import { type Stack, withClient } from '@nordbo/devstack'

/** The session token of a person after `signIn`. */
export const tokenOf = (userId: string): string => `bench-${userId}`

/** Inserts sessions as identity stores them, with hashed tokens. */
export const signIn = (stack: Stack, userIds: readonly string[]): Promise<void> =>
  withClient(stack.databases.identity, async (client) => {
    await client.query(
      `insert into session (id, user_id, token, expires_at, created_at, updated_at)
       select gen_random_uuid(), id::uuid, encode(sha256(convert_to('bench-' || id, 'utf8')), 'hex'),
         now() + interval '30 days', now(), now()
       from unnest($1::text[]) id on conflict do nothing`,
      [[...userIds]],
    )
    await client.query('vacuum analyze session')
  })

/** Inserts people as customers of the payment provider, like guests who have paid before. */
export const createCustomers = (stack: Stack, userIds: readonly string[]): Promise<void> =>
  withClient(stack.databases.booking, async (client) => {
    await client.query(
      `insert into customer (guest_id, provider_id) select id::uuid, 'cus_' || id from unnest($1::text[]) id on conflict do nothing`,
      [[...userIds]],
    )
  })
