import { FoundAddress, HostTerms, hostTermsVersion, Latitude, Longitude } from '@nordbo/contracts'
import { z } from 'zod'
import { versionsInForce } from '../agreements/versions-in-force.ts'
import { signInClientOf } from '../auth/device-cookie.ts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const ApiAddress = FoundAddress.meta({ id: 'FoundAddress' })
const ApiTerms = HostTerms.meta({ id: 'HostTerms' })

const termsRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/terms',
    config: forUsers,
    schema: { response: okResponse(ApiTerms) },
    handler: async (request) => expectOk(await services.identity.hostTerms({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/host/terms/accept',
    config: forUsers,
    schema: {
      // Each part is accepted by itself (docs/product/people.md, Host terms).
      body: z.object({
        version: z.literal(hostTermsVersion),
        terms: z.literal(true),
        privacy: z.literal(true),
        liability: z.literal(true),
      }),
      response: okResponse(ApiTerms),
    },
    handler: async (request) => {
      const { ip, userAgent } = signInClientOf(request)
      const accepted = { version: request.body.version, agreed: versionsInForce(), client: { ip, userAgent } }
      return expectOk(await services.identity.acceptHostTerms(accepted, onBehalfOf(request)))
    },
  })
}

const addressRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/addresses',
    config: forUsers,
    schema: {
      querystring: z.object({ q: z.string().max(200).default('') }),
      response: okResponse(z.object({ items: z.array(ApiAddress) })),
    },
    handler: async (request) => expectOk(await services.listings.suggestAddresses(request.query, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/host/addresses/at',
    config: forUsers,
    schema: {
      querystring: z.object({ lat: z.coerce.number().pipe(Latitude), lng: z.coerce.number().pipe(Longitude) }),
      response: okResponse(ApiAddress),
    },
    handler: async (request) => expectOk(await services.listings.addressAt(request.query, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/host/addresses/locate',
    config: forUsers,
    schema: {
      querystring: z.object({
        line1: z.string().max(200).default(''),
        postalCode: z.string().max(20).default(''),
        city: z.string().max(100).default(''),
      }),
      response: okResponse(ApiAddress),
    },
    handler: async (request) => expectOk(await services.listings.locateAddress(request.query, onBehalfOf(request))),
  })
}

/** What a host needs beside the drafts: terms and addresses. */
export const hostSupportRoutes = (app: Api, deps: Deps): void => {
  termsRoutes(app, deps)
  addressRoutes(app, deps)
}
