import { type Alteration, type bookingService, err, nightsBetween, ok, type StaySide } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import {
  findAlteration,
  findNewestAlteration,
  findOpenAlterationsOfHost,
  type StoredAlteration,
} from '../booking/alteration-store.ts'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { alterationActions, isOpenAlteration } from '../lifecycle/alteration-lifecycle.ts'
import { isPaymentChargedBack } from '../payment/dispute-store.ts'
import { findBookedMoney } from '../payment/refund-store.ts'
import { fullNames } from '../people/names.ts'
import { hasSuspendedPerson } from '../people/suspended.ts'
import { toAlterationTerms } from './alteration-terms.ts'
import { findAlterationBlocker, findProposalBlocker } from './blockers.ts'
import { canBeAltered, findBookingForSide } from './prepare-alteration.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

const mostShown = 100

/** An alteration as one side sees it, with the actions that are possible now. */
export const toAlterationView = async (
  reader: Reader,
  alteration: StoredAlteration,
  side: StaySide,
  now: Date,
): Promise<Alteration> => {
  const blocker = await findAlterationBlocker(reader, alteration)
  const { id, bookingId, by, status, deadlineAt, createdAt } = alteration
  return {
    ...toAlterationTerms(alteration, side),
    id,
    bookingId,
    by,
    status,
    expiresAt: deadlineAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    actions: alterationActions(alteration, side, now, blocker),
    obstacle: blocker,
  }
}

/** The newest alteration of a booking, for one of its two people. */
export const showAlteration =
  (deps: Deps): Booking['alterationOf'] =>
  async ({ bookingId }, call) => {
    const { client } = deps.db
    const found = await findBookingForSide(client, personOf(call.actor), bookingId)
    if (!found.ok) return found
    const { booking, side } = found.value
    const newest = await findNewestAlteration(client, bookingId)
    const open = newest !== undefined && isOpenAlteration(newest.status)
    const possible = !open && canBeAltered(booking, call.now)
    const proposalBlocker = possible ? await findProposalBlocker(client, bookingId) : null
    return ok({
      side,
      mayPropose: possible && proposalBlocker === null && !(await hasSuspendedPerson(client, bookingId)),
      hindrance: proposalBlocker,
      alteration: newest ? await toAlterationView(client, newest, side, call.now) : null,
    })
  }

/** What letters need about an alteration beyond its events. */
export const showAlterationForLetters =
  ({ db }: Pick<Deps, 'db'>): Booking['alterationForLetters'] =>
  async ({ id }) => {
    const found = await findAlteration(db.client, id)
    if (!found) return err('alteration.notFound')
    const { bookingId, status, deadlineAt, guests, quote, hostDifferenceOre } = found
    const { refunded } = await findBookedMoney(db.client, bookingId)
    const takenBack = await isPaymentChargedBack(db.client, bookingId)
    return ok({
      ...{ status, expiresAt: deadlineAt?.toISOString() ?? null, guests, hostDifferenceOre, takenBack },
      hostEarnsOre: quote.hostShareOre - refunded.hostShareOre,
    })
  }

/** Open alterations of stays in the signed-in host's listings. */
export const listHostAlterations =
  (deps: Deps): Booking['hostAlterations'] =>
  async (_input, call) => {
    const { client } = deps.db
    const open = await findOpenAlterationsOfHost(client, personOf(call.actor), mostShown)
    const names = await fullNames(
      deps,
      open.map(({ guestId }) => guestId),
    )
    const items = await Promise.all(
      open.map(async ({ alteration, title, ...booking }) => {
        const { id, status, listingId, guestId, checkIn, checkOut, guests } = booking
        const nights = nightsBetween(checkIn, checkOut)
        return {
          alteration: await toAlterationView(client, alteration, 'host', call.now),
          stay: {
            id,
            status,
            guestId,
            guestName: names.get(guestId) ?? null,
            checkIn,
            checkOut,
            nights,
            guests,
            listing: { id: listingId, title },
          },
        }
      }),
    )
    return ok({ items })
  }
