import { Email, MailToken, Password } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { clientAddress } from '../http/client-address.ts'
import { Empty, emptyResponse, forAnyoneStrictly, forUsersStrictly, okResponse } from '../http/responses.ts'
import { expectOk, problemResponse } from '../problems/problems.ts'

const TokenBody = z.object({ token: MailToken })

/** The proof that a mail address is its person's (docs/product/people.md, Mail verification). */
const verificationRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/auth/verify-email',
    config: forAnyoneStrictly,
    schema: { body: TokenBody, response: emptyResponse },
    handler: async (request) => {
      const { userId } = expectOk(await services.identity.verifyEmail(request.body, onBehalfOf(request)))
      sessions.forget({ userId, tokenHash: null })
      return {}
    },
  })

  app.route({
    method: 'POST',
    url: '/api/auth/verify-email/resend',
    config: forUsersStrictly,
    schema: { response: { 202: Empty, default: problemResponse } },
    handler: async (request, reply) => {
      expectOk(await services.identity.resendVerification({}, onBehalfOf(request)))
      return reply.code(202).send({})
    },
  })
}

/** A new password by mail (docs/product/people.md, Forgotten password). */
const passwordRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/auth/forgot-password',
    config: forAnyoneStrictly,
    schema: { body: z.object({ email: Email }), response: { 202: Empty, default: problemResponse } },
    handler: async (request, reply) => {
      const input = { ...request.body, ip: clientAddress(request) }
      expectOk(await services.identity.forgotPassword(input, onBehalfOf(request)))
      return reply.code(202).send({})
    },
  })

  app.route({
    method: 'POST',
    url: '/api/auth/reset-password',
    config: forAnyoneStrictly,
    schema: { body: TokenBody.extend({ password: Password }), response: emptyResponse },
    handler: async (request) => {
      const input = { ...request.body, ip: clientAddress(request) }
      const { userId } = expectOk(await services.identity.resetPassword(input, onBehalfOf(request)))
      sessions.forget({ userId, tokenHash: null })
      return {}
    },
  })
}

/** The two ends of a change of the address (docs/product/people.md, Change of e-mail). */
const emailChangeRoutes = (app: Api, { services, sessions }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/auth/change-email/confirm',
    config: forAnyoneStrictly,
    schema: { body: TokenBody, response: okResponse(z.object({ changed: z.boolean() })) },
    handler: async (request) => {
      const answer = await services.identity.confirmEmailChange(request.body, onBehalfOf(request))
      const { userId, changed } = expectOk(answer)
      sessions.forget({ userId, tokenHash: null })
      return { changed }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/auth/change-email/undo',
    config: forAnyoneStrictly,
    schema: { body: TokenBody, response: emptyResponse },
    handler: async (request) => {
      const { userId } = expectOk(await services.identity.undoEmailChange(request.body, onBehalfOf(request)))
      sessions.forget({ userId, tokenHash: null })
      return {}
    },
  })
}

/** What the links in mails about an account do. */
export const mailLinkRoutes = (app: Api, deps: Deps): void => {
  verificationRoutes(app, deps)
  passwordRoutes(app, deps)
  emailChangeRoutes(app, deps)
}
