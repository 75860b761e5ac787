import { randomUUID } from 'node:crypto'
import {
  err,
  type MessagePicture,
  type messagingService,
  mostMessagePictures,
  ok,
  privatePhotoKey,
  privatePhotoWidths,
  type Result,
} from '@nordbo/contracts'
import { type Handlers, personOf, refuseSuspended, type Timer } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps, Tx } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isOf } from '../threads/thread-row.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** How long a picture waits for its message, ms. */
const waitsMs = 24 * 3_600_000
/** Most pictures of a person that wait in one thread. */
const mostWaiting = 2 * mostMessagePictures

const Standing = z.array(z.object({ blocked: z.boolean(), waiting: z.int() }))

/** May a person add one more picture to a thread? */
const checkMayAdd = async (
  tx: Tx & Parameters<typeof refuseSuspended>[0],
  actor: Parameters<typeof refuseSuspended>[1],
  threadId: string,
): Promise<Result<true>> => {
  const me = personOf(actor)
  const [thread] = Standing.parse(
    await tx.$queryRaw`
      select t.guest_blocked or t.host_blocked as blocked, (select count(*) from message_picture p
        where p.thread_id = t.id and p.uploader_id = ${me}::uuid and p.message_id is null)::integer as waiting
      from thread t where t.id = ${threadId}::uuid and ${isOf(me)}`,
  )
  if (!thread) return err('thread.notFound')
  const allowed = await refuseSuspended(tx, actor)
  if (!allowed.ok) return allowed
  if (thread.blocked) return err('thread.blocked')
  return thread.waiting < mostWaiting ? ok(true) : err('message.tooMany', { most: mostWaiting })
}

/** Checked before the upload, so that refused pictures are not transferred. */
export const mayAddPicture =
  ({ db }: Pick<Deps, 'db'>): Messaging['mayAddPicture'] =>
  async ({ threadId }, { actor, repeats }) => {
    const allowed = await checkMayAdd(db.client, actor, threadId)
    return allowed.ok || (await repeats(db, 'addMessagePicture')) ? ok({}) : allowed
  }

/** Stores a picture, encrypted, for a message that is being written. Listings makes its sizes. */
export const addMessagePicture =
  ({ db, listings, pictureKeys }: Pick<Deps, 'db' | 'listings' | 'pictureKeys'>): Messaging['addMessagePicture'] =>
  async ({ threadId, quarantineKey }, { actor, now, command }) => {
    const me = personOf(actor)
    const id = randomUUID()
    const { key, sealed } = pictureKeys.make()
    const make = async () => {
      const allowed = await checkMayAdd(db.client, actor, threadId)
      if (!allowed.ok) return allowed
      return listings.makePrivatePhoto({ id, personId: me, quarantineKey, sealKey: key.toString('base64') })
    }
    const made = await make()
    const dropAt = new Date(now.getTime() + waitsMs)
    const result = await command(db, async (tx): Promise<Result<MessagePicture>> => {
      if (!made.ok) return made
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`pictures ${me}`}, 0))`
      const again = await checkMayAdd(tx, actor, threadId)
      if (!again.ok) return again
      const { width, height } = made.value
      await tx.$executeRaw`
        insert into message_picture (id, thread_id, uploader_id, width, height, sealed_key, uploaded_at, drop_at)
        values (${id}::uuid, ${threadId}::uuid, ${me}::uuid, ${width}::integer, ${height}::integer, ${sealed}::bytea,
          ${now}::timestamptz, ${dropAt}::timestamptz)`
      return ok({ id, width, height })
    })
    // The call was refused or repeated, so the files made by this call belong to no row.
    const isStored = result.ok && result.value.id === id
    if (!isStored && made.ok) await listings.dropPrivatePhoto({ id, width: made.value.width })
    return result
  }

/** Deletes a picture that its uploader took back before it was sent. Once the row is gone nobody sees it; then its files go. */
export const dropMessagePicture =
  ({ db, listings }: Pick<Deps, 'db' | 'listings'>): Messaging['dropMessagePicture'] =>
  async ({ threadId, pictureId }, { actor }) => {
    const me = personOf(actor)
    const threads = await db.query(Prisma.sql`select 1 from thread t where t.id = ${threadId}::uuid and ${isOf(me)}`)
    if (threads.length === 0) return err('thread.notFound')
    const [gone] = await db.query<{ width: number }>(Prisma.sql`
      delete from message_picture where id = ${pictureId}::uuid and thread_id = ${threadId}::uuid
        and uploader_id = ${me}::uuid and message_id is null returning width`)
    if (gone) await listings.dropPrivatePhoto({ id: pictureId, width: gone.width })
    return ok({})
  }

/** Where a picture is. Until it is sent, its uploader alone sees it. */
export const showPicture =
  ({ db, pictureKeys }: Pick<Deps, 'db' | 'pictureKeys'>): Messaging['messagePicture'] =>
  async ({ threadId, pictureId, small }, { actor }) => {
    const me = personOf(actor)
    const [found] = await db.query<{ width: number; sealed: Buffer }>(Prisma.sql`
      select p.width, p.sealed_key as sealed from message_picture p join thread t on t.id = p.thread_id
      where p.id = ${pictureId}::uuid and p.thread_id = ${threadId}::uuid and ${isOf(me)}
        and (p.message_id is not null or p.uploader_id = ${me}::uuid)`)
    if (!found) return err('thread.notFound')
    const { width, sealed } = found
    const [smallest = width] = privatePhotoWidths(width)
    const blob = privatePhotoKey(pictureId, small ? smallest : width)
    return ok({ blob, key: pictureKeys.open(sealed).toString('base64') })
  }

/** Deletes pictures whose message was never sent, and those of erased people. */
export const messagePictureTimer = ({ db, listings }: Pick<Deps, 'db' | 'listings'>): Timer => ({
  due: (_now, until, limit) =>
    db.query(Prisma.sql`select id, drop_at as at from message_picture where drop_at <= ${until}::timestamptz
      order by drop_at limit ${limit}::integer`),
  fire: async (id, now) => {
    const [gone] = await db.query<{ width: number }>(Prisma.sql`
      delete from message_picture where id = ${id}::uuid and drop_at <= ${now}::timestamptz returning width`)
    if (gone) await listings.dropPrivatePhoto({ id, width: gone.width })
  },
})
