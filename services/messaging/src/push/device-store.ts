import { type DeviceName, mostPushDevices, type PushAddress, type PushDevice } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'

/** A browser that wants push messages, with the session that it belongs to. */
export interface NewDevice extends PushAddress {
  id: string
  personId: string
  sessionId: string
  name: DeviceName
}

const Row = z
  .object({
    id: z.uuid(),
    sessionId: z.uuid(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    createdAt: z.date(),
    lastPushAt: z.date().nullable(),
  })
  .transform(
    ({ browser, system, createdAt, lastPushAt, ...ids }): PushDevice => ({
      ...ids,
      name: { browser, system },
      createdAt: createdAt.toISOString(),
      lastPushAt: lastPushAt?.toISOString() ?? null,
    }),
  )

/** A person's devices, the newest first. */
export const listDevices = async (tx: Tx, personId: string): Promise<PushDevice[]> =>
  z.array(Row).parse(
    await tx.$queryRaw`
      select id, session_id as "sessionId", browser, system, created_at as "createdAt", last_push_at as "lastPushAt"
      from push_device where person_id = ${personId}::uuid order by created_at desc, id`,
  )

/**
 * Whether somebody else has this endpoint with other keys. A person who knows the keys as well has the same browser after another
 * sign-in, and takes it over.
 */
const isTaken = async (tx: Tx, { endpoint, keys, personId }: NewDevice): Promise<boolean> => {
  const rows = await tx.$queryRaw`
    select from push_device where endpoint = ${endpoint} and person_id <> ${personId}::uuid
      and not (p256dh = ${keys.p256dh} and auth = ${keys.auth})`
  return z.array(z.unknown()).parse(rows).length > 0
}

/**
 * Stores a device in place of what its session or its endpoint had before; undefined if the endpoint is another person's. A session keeps its
 * device, also with another address, and with it the messages that wait. Beyond the most, those go that were silent the longest.
 */
export const putDevice = async (tx: Tx, device: NewDevice, now: Date): Promise<PushDevice | undefined> => {
  const { id, personId, sessionId, endpoint, keys, name, timeZone } = device
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`push ${personId}`}, 0))`
  // Two people who name one endpoint at the same moment: the second sees what the first stored.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`push ${endpoint}`}, 0))`
  if (await isTaken(tx, device)) return undefined
  await tx.$executeRaw`
    delete from push_device where endpoint = ${endpoint} and (person_id <> ${personId}::uuid
      or exists (select from push_device own where own.session_id = ${sessionId}::uuid and own.endpoint <> ${endpoint}))`
  await tx.$executeRaw`update push_device set endpoint = ${endpoint} where session_id = ${sessionId}::uuid`
  await tx.$executeRaw`
    insert into push_device (id, person_id, session_id, endpoint, p256dh, auth, browser, system, time_zone, created_at)
    values (${id}::uuid, ${personId}::uuid, ${sessionId}::uuid, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${name.browser},
      ${name.system}, ${timeZone}, ${now}::timestamptz)
    on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
      browser = excluded.browser, system = excluded.system, time_zone = excluded.time_zone`
  await tx.$executeRaw`
    delete from push_device where id in (
      select id from push_device where person_id = ${personId}::uuid and endpoint <> ${endpoint}
      order by coalesce(last_push_at, created_at) desc, id offset ${mostPushDevices - 1})`
  const devices = await listDevices(tx, personId)
  return devices.find((each) => each.sessionId === sessionId)
}

/** Ends the push messages of a person's device, by its own id or its session's. */
export const dropDevice = async (tx: Tx, personId: string, id: string): Promise<void> => {
  await tx.$executeRaw`
    delete from push_device where person_id = ${personId}::uuid and (id = ${id}::uuid or session_id = ${id}::uuid)`
}

/** Ends the push messages of a device, with all that wait for it. */
export const endDevice = async (tx: Tx, id: string): Promise<void> => {
  await tx.$executeRaw`delete from push_device where id = ${id}::uuid`
}
