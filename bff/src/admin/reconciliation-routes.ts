import { bookingService } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { Dkk, toDkk } from '../http/money.ts'
import { forActiveAdmins, forAdmins, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { ApiReconciliation, toApiReconciliation } from './reconciliation-shapes.ts'

/** A refund that the guest's bank returned and that is still owed. Without `nextTryAt` an administrator must handle it. */
const ApiOwedRefund = bookingService.procedures.owedRefunds.output.shape.items.element
  .omit({ amountOre: true })
  .extend({ amount: Dkk })
  .meta({ id: 'OwedRefund' })

/** Reports of the nightly comparison of the ledger with the payment provider, and returned refunds. */
export const adminReconciliationRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/admin/reconciliations',
    config: forAdmins,
    schema: { response: okResponse(z.object({ reports: z.array(ApiReconciliation) })) },
    handler: async (request) => {
      const { reports } = expectOk(await services.payouts.reconciliations({}, onBehalfOf(request)))
      return { reports: reports.map(toApiReconciliation) }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/admin/reconciliations',
    config: forActiveAdmins,
    schema: { response: okResponse(ApiReconciliation) },
    handler: async (request) =>
      toApiReconciliation(expectOk(await services.payouts.reconcile({}, onBehalfOf(request)))),
  })

  app.route({
    method: 'GET',
    url: '/api/admin/refunds',
    config: forAdmins,
    schema: { response: okResponse(z.object({ items: z.array(ApiOwedRefund) })) },
    handler: async (request) => {
      const { items } = expectOk(await services.booking.owedRefunds({}, onBehalfOf(request)))
      return { items: items.map(({ amountOre, ...item }) => ({ ...item, amount: toDkk(amountOre) })) }
    },
  })
}
