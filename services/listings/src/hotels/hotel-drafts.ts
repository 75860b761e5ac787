import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type Actor,
  err,
  HotelAnswers,
  type HotelDraft,
  HotelId,
  type listingsService,
  mostDrafts,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import { type Call, refuseSuspended } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { toPhoto } from '../core/listing-columns.ts'
import { notifyOfDraft } from '../core/notify-of-draft.ts'
import type { DraftPhoto, ListingDraft } from '../generated/prisma/client.ts'
import { dropDraft } from '../listing/drop-draft.ts'
import { roomForDraft } from '../listing/room-for-draft.ts'
import { isPartner } from './is-partner.ts'

type Procedures = typeof listingsService.procedures
type DraftRow = ListingDraft & { photos: DraftPhoto[] }

const withPhotos = { photos: { orderBy: { position: 'asc' } } } as const

const toHotelDraft = ({ id, answers, revision, photos, updatedAt }: DraftRow): HotelDraft => ({
  id: HotelId.parse(id),
  answers: HotelAnswers.parse(answers),
  revision,
  photos: photos.map(toPhoto),
  updatedAt: updatedAt.toISOString(),
})

/** One of the partner's own hotels, locked until the transaction ends. `hotel.notFound` for other people's too. */
const lockOwnHotel = async (tx: Tx, actor: Actor, id: HotelId): Promise<Result<DraftRow>> => {
  if (!isPartner(actor)) return err('auth.forbidden')
  const standing = await refuseSuspended(tx, actor)
  if (!standing.ok) return standing
  await tx.$queryRaw`select 1 from listing_draft where id = ${id}::uuid for update`
  const where = { id, kind: 'hotel', hostId: actor.userId }
  const row = await tx.listingDraft.findFirst({ where, include: withPhotos })
  return row ? ok(row) : err('hotel.notFound')
}

/** The signed-in partner's hotels. */
export const listHotelDrafts =
  ({ db }: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<OutputOf<Procedures['hotelDrafts']>>> => {
    if (!isPartner(actor)) return err('auth.forbidden')
    const rows = await db.client.listingDraft.findMany({
      where: { hostId: actor.userId, kind: 'hotel' },
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      take: mostDrafts,
      include: withPhotos,
    })
    return ok({ items: rows.map(toHotelDraft) })
  }

/** Begins to describe a hotel. Hotels count as drafts do (docs/product/partners.md, Hotels). */
export const createHotelDraft =
  (deps: Deps) =>
  async (
    { answers }: ParsedInputOf<Procedures['createHotelDraft']>,
    { actor, now, command }: Call,
  ): Promise<Result<OutputOf<Procedures['createHotelDraft']>>> => {
    if (!isPartner(actor)) return err('auth.forbidden')
    const hostId = actor.userId
    const created = await command(deps.db, async (tx) => {
      const standing = await refuseSuspended(tx, actor)
      if (!standing.ok) return standing
      if (!(await roomForDraft(tx, hostId))) return err('listing.tooManyDrafts', { most: mostDrafts })
      const id = HotelId.parse(randomUUID())
      const data = { id, kind: 'hotel', hostId, answers, step: 'description', revision: 1 }
      await tx.listingDraft.create({ data: { ...data, createdAt: now, updatedAt: now } })
      return ok({ id, revision: 1 })
    })
    if (created.ok) notifyOfDraft(deps, actor, created.value.id, created.value.revision)
    return created
  }

/** Replaces what is written about a hotel, if the device saw its current revision. */
export const saveHotelDraft =
  (deps: Deps) =>
  async (
    { id, revision, answers }: ParsedInputOf<Procedures['saveHotelDraft']>,
    { actor, now, command }: Call,
  ): Promise<Result<OutputOf<Procedures['saveHotelDraft']>>> => {
    const saved = await command(deps.db, async (tx) => {
      const locked = await lockOwnHotel(tx, actor, id)
      if (!locked.ok) return locked
      const hotel = toHotelDraft(locked.value)
      if (isDeepStrictEqual({ ...answers }, { ...hotel.answers })) return ok({ revision: hotel.revision })
      if (revision !== hotel.revision)
        return err('draft.changedMeanwhile', { hotel: JSON.parse(JSON.stringify(hotel)) })
      const data = { answers, revision: hotel.revision + 1, updatedAt: now }
      await tx.listingDraft.update({ where: { id }, data })
      return ok({ revision: data.revision })
    })
    if (saved.ok) notifyOfDraft(deps, actor, id, saved.value.revision)
    return saved
  }

/** Deletes a hotel. Its photos follow, and their files with the next sweep. */
export const deleteHotelDraft =
  (deps: Deps) =>
  async (
    { id }: ParsedInputOf<Procedures['deleteHotelDraft']>,
    { actor, now, command }: Call,
  ): Promise<Result<Record<string, never>>> => {
    const deleted = await command(deps.db, async (tx) => {
      const hotel = await lockOwnHotel(tx, actor, id)
      if (!hotel.ok) return hotel.error.code === 'hotel.notFound' ? ok({}) : hotel
      await dropDraft(tx, hotel.value, now)
      return ok({})
    })
    if (deleted.ok) notifyOfDraft(deps, actor, id)
    return deleted
  }
