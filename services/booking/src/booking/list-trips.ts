import { type bookingService, copenhagenDate, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { readCursor, writeCursor } from '../paging/cursor.ts'
import { withNames } from './other-names.ts'
import { personOf } from './people.ts'
import { viewOf } from './show-booking.ts'
import { countTrips, tripsIn } from './trip-store.ts'
import { isEndedTrip } from './trip-tabs.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['trips']

/** A trip's part of the list and its place in it. */
const Place = z.string().regex(/^[012]:-?\d{1,15}$/)

/** The signed-in guest's trips of one half, what needs them first, with how many stand in both halves. */
export const listTrips =
  (deps: Deps): Handler =>
  async ({ tab, cursor, limit }, call) => {
    const list = `trips:${tab}`
    const after = cursor === undefined ? undefined : readCursor(list, cursor, Place)
    if (cursor !== undefined && !after) return err('cursor.invalid')
    const query = { guestId: personOf(call.actor), today: copenhagenDate(call.now), now: call.now }
    const [found, counts] = await Promise.all([
      tripsIn(deps.db.client, tab, query, { after, limit: limit + 1 }),
      countTrips(deps.db.client, query),
    ])
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    return ok({
      items: await withNames(
        deps,
        'guest',
        page.map(({ need, part: _part, place: _place, ...booking }) => ({
          ...viewOf(booking, 'guest', call.now),
          needs: need && { what: need.what, until: need.until.toISOString() },
          ended: isEndedTrip(booking.status),
        })),
      ),
      counts,
      nextCursor: last ? writeCursor(list, { at: `${last.part}:${last.place}`, id: last.id }) : null,
    })
  }
