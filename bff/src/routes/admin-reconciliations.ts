import { z } from 'zod'
import { ApiReconciliation, toApiReconciliation } from '../api/reconciliation.ts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { answers } from '../http/frames.ts'
import { expectOk } from '../http/problems.ts'

/** What the nightly comparison of the books with the payment provider found. */
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
}
