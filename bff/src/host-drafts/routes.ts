import { Draft, WizardStepName, WrittenAnswers } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireUser } from '../http/api.ts'
import { createdResponse, emptyResponse, forUsers, forVerifiedUsers, okResponse } from '../http/responses.ts'
import { ListingParams } from '../listings/shapes.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { ApiDraft, toApiDraft, toDraftAnswers } from './shapes.ts'

const Revision = z.object({ revision: z.int() })
const Conflict = z.object({ draft: Draft })

const readRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/drafts',
    config: forUsers,
    schema: { response: okResponse(z.object({ items: z.array(ApiDraft) })) },
    handler: async (request) => {
      const { items } = expectOk(await services.listings.drafts({}, onBehalfOf(request)))
      return { items: items.map(toApiDraft) }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/host/drafts/:id',
    config: forUsers,
    schema: { params: ListingParams, response: okResponse(ApiDraft) },
    handler: async (request) =>
      toApiDraft(expectOk(await services.listings.draft(request.params, onBehalfOf(request)))),
  })
}

const changeRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/host/drafts',
    config: forUsers,
    schema: {
      body: z.object({ answers: WrittenAnswers, step: WizardStepName.optional() }),
      response: createdResponse(Revision.extend(ListingParams.shape)),
    },
    handler: async (request, reply) => {
      const { answers, step } = request.body
      const draft = { answers: toDraftAnswers(answers), step }
      return reply.code(201).send(expectOk(await services.listings.createDraft(draft, onBehalfOf(request))))
    },
  })

  app.route({
    method: 'PATCH',
    url: '/api/host/drafts/:id',
    config: forUsers,
    schema: {
      params: ListingParams,
      body: z.object({ revision: z.int(), answers: WrittenAnswers, step: WizardStepName.optional() }),
      response: okResponse(Revision),
    },
    handler: async (request) => {
      const { answers, ...seen } = request.body
      const save = { ...request.params, ...seen, answers: toDraftAnswers(answers) }
      const saved = await services.listings.saveDraft(save, onBehalfOf(request))
      const current = saved.ok ? undefined : Conflict.safeParse(saved.error.params).data
      if (!saved.ok && current)
        throw new ProblemError(saved.error.code, { draft: JSON.parse(JSON.stringify(toApiDraft(current.draft))) })
      return expectOk(saved)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/host/drafts/:id',
    config: forUsers,
    schema: { params: ListingParams, response: emptyResponse },
    handler: async (request) => expectOk(await services.listings.deleteDraft(request.params, onBehalfOf(request))),
  })
}

const publishRoute = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/host/drafts/:id/publish',
    config: forVerifiedUsers,
    schema: { params: ListingParams, response: okResponse(Revision) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const published = expectOk(await services.listings.publishDraft(request.params, call))
      // Publishing makes the owner a host (docs/product/people.md, Roles).
      if (!requireUser(request).roles.includes('host')) {
        expectOk(await services.identity.becomeHost({}, call))
        if (request.session) sessions.forgetToken(request.session.token)
      }
      return published
    },
  })
}

/** Homes that their hosts have not published yet. */
export const hostDraftRoutes = (app: Api, deps: Deps): void => {
  readRoutes(app, deps)
  changeRoutes(app, deps)
  publishRoute(app, deps)
}
