import { bookingService } from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from '../api/money.ts'
import { ApiReconciliation, toApiReconciliation } from '../api/reconciliation.ts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { answers } from '../http/frames.ts'
import { expectOk } from '../http/problems.ts'

/** A refund that the guest's bank sent back and that is owed; without `nextTryAt` it waits for an administrator. */
const ApiOwedRefund = bookingService.procedures.owedRefunds.output.shape.items.element
  .omit({ amountOre: true })
  .extend({ amount: Dkk })
  .meta({ id: 'OwedRefund' })

/** What the nightly comparison of the books with the payment provider found, and refunds that came back. */
export const adminReconciliationRoutes = (app: Api, { services }: Ports): void => {
  app.route({
    method: 'GET',
    url: '/api/admin/reconciliations',
    config: { rule: { who: 'admin' } },
    schema: { response: answers(z.object({ reports: z.array(ApiReconciliation) })) },
    handler: async (request) => {
      const { reports } = expectOk(await services.payouts.reconciliations({}, onBehalfOf(request)))
      return { reports: reports.map(toApiReconciliation) }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/admin/reconciliations',
    config: { rule: { who: 'admin', recheck: true } },
    schema: { response: answers(ApiReconciliation) },
    handler: async (request) =>
      toApiReconciliation(expectOk(await services.payouts.reconcile({}, onBehalfOf(request)))),
  })

  app.route({
    method: 'GET',
    url: '/api/admin/refunds',
    config: { rule: { who: 'admin' } },
    schema: { response: answers(z.object({ items: z.array(ApiOwedRefund) })) },
    handler: async (request) => {
      const { items } = expectOk(await services.booking.owedRefunds({}, onBehalfOf(request)))
      return { items: items.map(({ amountOre, ...item }) => ({ ...item, amount: toDkk(amountOre) })) }
    },
  })
}
