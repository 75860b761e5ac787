import { type bookingService, type DeletionBlocker, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'

/** Statuses of bookings that are not over (docs/product/data-rights.md, What stands in the way). */
const open = `('pending_request', 'host_approved', 'awaiting_payment', 'pending', 'confirmed')`

const counts = `
  select 'staysAsGuest' as reason, count(*)::int as count from booking where guest_id = $1::uuid and status in ${open}
  union all
  select 'staysAsHost', count(*)::int from booking where host_id = $1::uuid and status in ${open}
  union all
  select 'refunds', count(*)::int from refund r join booking b on b.id = r.booking_id
    where b.guest_id = $1::uuid and r.status = 'planned'
  union all
  select 'disputes', count(*)::int from dispute d join booking b on b.id = d.booking_id
    where (b.guest_id = $1::uuid or b.host_id = $1::uuid) and d.status = 'open'`

/** What booking has open with a person: stays, refunds that are not sent, and disputed payments. */
export const openWithPerson =
  ({ sql }: Pick<Deps, 'sql'>): Handlers<(typeof bookingService)['procedures']>['openWithPerson'] =>
  async ({ userId }) => {
    const rows = await sql.client.$queryRawUnsafe<DeletionBlocker[]>(counts, userId)
    return ok({ blockers: rows.filter(({ count }) => count > 0) })
  }
