import { type bookingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Parts } from '../parts.ts'
import { unsettledAttempts } from './payment-store.ts'
import { syncPayment } from './sync-payment.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['reconcile']

const limit = 2_000
const side = 8

/** Compares every open payment with the provider; the oldest 2,000 at most. */
export const reconcilePayments =
  (parts: Parts): Handler =>
  async () => {
    const ids = await unsettledAttempts(parts.db.client, limit)
    let repaired = 0
    for (let start = 0; start < ids.length; start += side) {
      const changed = await Promise.all(ids.slice(start, start + side).map((id) => syncPayment(parts, id)))
      repaired += changed.filter(Boolean).length
    }
    return ok({ checked: ids.length, repaired })
  }
