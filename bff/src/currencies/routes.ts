import { CurrencyTable, currencyTableMaxAgeSeconds } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forActiveAdmins, forAnyone, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const ApiCurrencies = CurrencyTable.meta({ id: 'Currencies' })

/** The table of rates that amounts are converted with for display. */
export const currencyRoutes = (app: Api, { services, currencies }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/currencies',
    config: forAnyone,
    schema: { response: okResponse(ApiCurrencies) },
    handler: async (request, reply) => {
      reply.header('cache-control', `public, max-age=${currencyTableMaxAgeSeconds}`)
      return currencies.current(onBehalfOf(request))
    },
  })

  app.route({
    method: 'PUT',
    url: '/api/admin/currencies',
    config: forActiveAdmins,
    schema: {
      // `confirmed`: the rates are right although they differ a lot from the present ones.
      body: CurrencyTable.extend({ confirmed: z.boolean().default(false) }),
      response: okResponse(ApiCurrencies),
    },
    handler: async (request) => {
      const table = expectOk(await services.pricing.setCurrencies(request.body, onBehalfOf(request)))
      currencies.replace(table)
      return table
    },
  })
}
