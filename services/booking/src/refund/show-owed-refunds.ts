import { type bookingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findOwedRefunds } from '../payment/returned-refund-store.ts'

const limit = 200

/** Refunds that guests' banks returned and that are still owed, for administrators. */
export const showOwedRefunds =
  (deps: Deps): Handlers<(typeof bookingService)['procedures']>['owedRefunds'] =>
  async () => {
    const items = await findOwedRefunds(deps.db.client, limit)
    return ok({
      items: items.map(({ returnedAt, nextTryAt, ...item }) => ({
        ...item,
        returnedAt: returnedAt.toISOString(),
        nextTryAt: nextTryAt?.toISOString() ?? null,
      })),
    })
  }
