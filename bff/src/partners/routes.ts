import {
  Cvr,
  longestPartnerReason,
  PartnerApplication,
  PartnerCase,
  PartnerForm,
  PartnerId,
  PartnerStatus,
  Role,
  requiredText,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forActiveAdmins, forAdmins, forConfirmedUsers, forUsers, okResponse } from '../http/responses.ts'
import { ApiPayoutAccount } from '../payouts/shapes.ts'
import { expectOk } from '../problems/problems.ts'
import { documentRoutes } from './document-routes.ts'
import { partnerHotelRoutes } from './hotel-routes.ts'

const ApiPartnerApplication = PartnerApplication.meta({ id: 'PartnerApplication' })
const ApiPartnerCase = PartnerCase.meta({ id: 'PartnerCase' })
const Application = z.object({ application: ApiPartnerApplication })
const noAccount = { status: 'none', chargesEnabled: false, payoutsEnabled: false, detailsSubmitted: false } as const

const ownRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/partner',
    config: forUsers,
    schema: {
      response: okResponse(z.object({ application: ApiPartnerApplication.nullable(), account: ApiPayoutAccount })),
    },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const own = expectOk(await services.identity.partnerApplication({}, call))
      // Only a number that holds has an account of its own.
      const { data: cvr } = Cvr.safeParse(own.application?.cvr)
      const account = cvr === undefined ? noAccount : expectOk(await services.payouts.account({ cvr }, call))
      return { ...own, account }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/partner/cvr',
    config: forUsers,
    schema: { body: PartnerForm, response: okResponse(Application) },
    handler: async (request) => expectOk(await services.identity.checkCompany(request.body, onBehalfOf(request))),
  })
}

const stepRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/partner/onboarding',
    config: forConfirmedUsers,
    schema: { response: okResponse(z.object({ url: z.url() })) },
    handler: async (request) => expectOk(await services.identity.openPartnerForms({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/partner/role',
    config: forUsers,
    schema: {
      body: z.object({ operatorId: PartnerId }),
      response: okResponse(Application.extend({ roles: z.array(Role) })),
    },
    handler: async (request) => {
      const granted = expectOk(await services.identity.grantPartnerRole(request.body, onBehalfOf(request)))
      if (request.session) sessions.forgetToken(request.session.token)
      return granted
    },
  })
}

const caseRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/admin/partners',
    config: forAdmins,
    schema: {
      querystring: z.object({
        status: PartnerStatus.optional(),
        q: z.string().max(100).optional(),
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(50).default(50),
      }),
      response: okResponse(z.object({ items: z.array(ApiPartnerCase), nextCursor: z.string().nullable() })),
    },
    handler: async (request) => expectOk(await services.identity.partners(request.query, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/admin/partners/:id/decision',
    config: forActiveAdmins,
    schema: {
      params: z.object({ id: PartnerId }),
      body: z.discriminatedUnion('decision', [
        z.object({ decision: z.literal('approved') }),
        z.object({ decision: z.literal('rejected'), reason: requiredText(longestPartnerReason) }),
      ]),
      response: okResponse(z.object({ partner: ApiPartnerCase })),
    },
    handler: async (request) =>
      expectOk(await services.identity.decidePartner({ ...request.params, ...request.body }, onBehalfOf(request))),
  })
}

/** How a company becomes a hotel partner, and the cases of those who decide (docs/product/partners.md). */
export const partnerRoutes = (app: Api, deps: Deps): void => {
  ownRoutes(app, deps)
  documentRoutes(app, deps)
  partnerHotelRoutes(app, deps)
  stepRoutes(app, deps)
  caseRoutes(app, deps)
}
