import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Stack, withClient } from '@nordbo/devstack'
import type { Talks } from '../load/messages.ts'
import { signIn } from '../market/sign-in.ts'

type Talk = Talks[number]

const newTalk = (): Talk => ({ id: randomUUID(), guestId: randomUUID(), hostId: randomUUID() })

/** Inserts people who are signed in; their accounts have no password, which nobody needs here. */
const seedPeople = async (stack: Stack, ids: readonly string[]): Promise<void> => {
  await withClient(stack.databases.identity, async (client) => {
    await client.query(
      `insert into "user" (id, name, email, email_verified, created_at, updated_at)
       select id::uuid, 'Gerda Gæst', id || '@test.example', true, now(), now() from unnest($1::text[]) id`,
      [[...ids]],
    )
    await client.query(
      `insert into user_role (user_id, role, granted_at) select id::uuid, 'guest', now() from unnest($1::text[]) id`,
      [[...ids]],
    )
  })
  await signIn(stack, ids)
}

const seedThreads = (stack: Stack, talks: readonly Talk[]): Promise<unknown> =>
  withClient(stack.databases.messaging, (client) =>
    client.query(
      `insert into thread (id, listing_id, guest_id, host_id, opened_by, opened_at, last_message_at)
       select t.id, gen_random_uuid(), t."guestId", t."hostId", t."guestId", now(), now()
       from jsonb_to_recordset($1::jsonb) t (id uuid, "guestId" uuid, "hostId" uuid)`,
      [JSON.stringify(talks)],
    ),
  )

/** Inserts `count` empty threads with their people, and writes them to a file for the load; returns its path. */
export const seedTalks = async (stack: Stack, count: number): Promise<string> => {
  const talks = Array.from({ length: count }, newTalk)
  await seedPeople(
    stack,
    talks.flatMap(({ guestId, hostId }) => [guestId, hostId]),
  )
  await seedThreads(stack, talks)
  const file = join(stack.home, `talks-${randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(talks))
  return file
}

/** Words of the long thread; each is in one of sixteen messages. */
export const words = [
  ...['nøgle', 'brænde', 'hund', 'strand', 'ankomst', 'sengetøj', 'regning', 'cykel'],
  ...['garden', 'kitchen', 'parking', 'shower', 'morning', 'children', 'candles', 'harbour'],
]

/** Inserts a thread of many messages, as two people would have written it in turns. */
export const seedLongThread = async (stack: Stack, messages: number): Promise<Talk> => {
  const talk = newTalk()
  await seedPeople(stack, [talk.guestId, talk.hostId])
  await seedThreads(stack, [talk])
  await withClient(stack.databases.messaging, async (client) => {
    await client.query(
      `insert into message (id, thread_id, seq, guest_id, host_id, sender_id, body, created_at)
       select gen_random_uuid(), $1::uuid, n, $2::uuid, $3::uuid, case when n % 2 = 0 then $2::uuid else $3::uuid end,
         'Nr. ' || n || ': vi ville høre om ' || ($4::text[])[1 + n % 16] || ', og tak for sidst', now() - (100001 - n) * interval '1 minute'
       from generate_series(1, $5::integer) n`,
      [talk.id, talk.guestId, talk.hostId, words, messages],
    )
    await client.query('update thread set last_seq = $2, last_message_at = now() where id = $1', [talk.id, messages])
    await client.query('vacuum analyze message')
  })
  return talk
}
