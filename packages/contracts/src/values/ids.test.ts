import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DamageReportId } from '../booking/damage-reports.ts'
import { envelope } from '../events/envelope.ts'
import { homesChanged } from '../events/live.ts'
import { SavedSearchId } from '../listings/saved-searches.ts'
import { WishlistId } from '../listings/wishlists.ts'
import { actor } from '../rpc/actor.ts'
import { BookingId, DamagePhotoId, HotelId, ListingId, ReviewId, UserId } from './ids.ts'

describe('an id', () => {
  const id = randomUUID()
  const capitals = id.toUpperCase()

  it('is in small letters, however it was written', () => {
    const kinds = {
      BookingId,
      DamagePhotoId,
      DamageReportId,
      HotelId,
      ListingId,
      ReviewId,
      SavedSearchId,
      UserId,
      WishlistId,
    }
    for (const [kind, schema] of Object.entries(kinds)) expect([kind, schema.parse(capitals)]).toEqual([kind, id])
  })

  it('is in small letters in events, in names of changed homes and as actor', () => {
    const read = envelope.pick({ id: true }).parse({ id: capitals })
    const { ids } = homesChanged.parse({ v: 1, ids: [capitals] })
    const person = actor.parse({ kind: 'user', userId: capitals, roles: [] })
    expect([read, ids, person]).toEqual([{ id }, [id], { kind: 'user', userId: id, roles: [] }])
  })

  it('is nothing else than a UUID', () => {
    for (const text of ['', 'x', `${id} `, id.slice(1)]) expect(ListingId.safeParse(text).success).toBe(false)
  })
})
