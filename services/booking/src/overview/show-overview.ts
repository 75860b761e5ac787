import { addDays, addMonths, type bookingService, copenhagenDate, err, ok, Percent } from '@nordbo/contracts'
import { type Handlers, hostOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { readOverview } from './overview-store.ts'

/** Days ahead in which a confirmed stay counts as upcoming (docs/product/hosting.md, Overview). */
const upcomingDays = 30
/** Months of an overview, the current one included. */
const months = 12

/** Booked nights of the open ones in whole percent, rounded half up. */
const percentOfNights = (booked: number, open: number): number =>
  open === 0 ? 0 : Percent.parse(Math.floor((200 * booked + open) / (2 * open)))

/** The signed-in host's requests, arrivals and occupancy. */
export const showOverview =
  ({ reads }: Pick<Deps, 'reads'>): Handlers<(typeof bookingService)['procedures']>['hostOverview'] =>
  async (_input, { actor, now }) => {
    const host = hostOf(actor)
    if (!host.ok) return host
    const today = copenhagenDate(now)
    const thisMonth = `${today.slice(0, 7)}-01`
    const found = await readOverview(reads, host.value, {
      today,
      upcomingUntil: addDays(today, upcomingDays),
      firstMonth: addMonths(thisMonth, 1 - months),
      thisMonth,
    })
    const { suspended, ...overview } = found
    if (suspended) return err('auth.suspended')
    return ok({
      ...overview,
      months: overview.months.map((month) => ({
        ...month,
        percent: percentOfNights(month.bookedNights, month.openNights),
      })),
    })
  }
