import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SandboxConfig } from '../config.ts'
import { parseBody } from '../http/parse-body.ts'
import type { Database } from '../store/database.ts'
import { authorizePage } from './authorize-page.ts'
import { isVerifierOf, openCodes } from './codes.ts'
import { clientId, signInRequest, typedPerson } from './request.ts'
import { openSigningKey } from './signing-key.ts'
import { tokensFor, userinfoFor } from './tokens.ts'

const root = '/_sandbox/oidc'

const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().default(''),
  client_id: z.string(),
  client_secret: z.string(),
})

/** The issuer is the address that the provider is asked at. */
const issuerOf = (request: FastifyRequest): string => `http://${request.host}${root}`

/** What the provider says about itself, and its keys. */
function discoveryRoutes(
  app: FastifyInstance,
  signingKey: ReturnType<typeof openSigningKey>,
  authorizeUrl?: string,
): void {
  app.get(`${root}/.well-known/openid-configuration`, async (request) => {
    const issuer = issuerOf(request)
    return {
      issuer,
      authorization_endpoint: authorizeUrl ?? `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'email', 'profile'],
      authorization_response_iss_parameter_supported: true,
    }
  })
  app.get(`${root}/jwks`, async () => ({ keys: [(await signingKey()).publicJwk] }))
}

/** The page where a person says who they are, and what becomes of it. */
function pageRoutes(app: FastifyInstance, codes: ReturnType<typeof openCodes>, config: SandboxConfig): void {
  const asked = signInRequest.extend({ redirect_uri: z.literal(config.OIDC_REDIRECT_URL ?? '') })

  app.get(`${root}/authorize`, async (request, reply) => {
    if (!parseBody(asked, request.query, reply)) return reply
    const query = request.url.slice(request.url.indexOf('?'))
    const page = authorizePage(`${config.OIDC_AUTHORIZE_URL ?? `${root}/authorize`}${query}`)
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.post(`${root}/authorize`, async (request, reply) => {
    const begun = parseBody(asked, request.query, reply)
    if (!begun) return reply
    const target = new URL(begun.redirect_uri)
    target.searchParams.set('state', begun.state)
    target.searchParams.set('iss', issuerOf(request))
    const isDenied = z.object({ decision: z.literal('deny') }).safeParse(request.body).success
    const person = isDenied ? undefined : parseBody(typedPerson, request.body, reply)
    if (!isDenied && !person) return reply
    if (person) {
      const authTime = Math.floor(Date.now() / 1_000)
      target.searchParams.set('code', codes.issue({ request: begun, person, authTime }))
    } else target.searchParams.set('error', 'access_denied')
    return reply.redirect(target.href, 303)
  })
}

/** Exchanges codes for tokens, and tells who the bearer of one is. */
function tokenRoutes(
  app: FastifyInstance,
  { codes, signingKey }: { codes: ReturnType<typeof openCodes>; signingKey: ReturnType<typeof openSigningKey> },
  secret: string,
): void {
  app.post(`${root}/token`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const sent = exchange.safeParse(request.body)
    if (!sent.success) return reply.code(400).send({ error: 'invalid_request' })
    const { code, redirect_uri, code_verifier, client_id, client_secret } = sent.data
    if (client_id !== clientId || client_secret !== secret) return reply.code(401).send({ error: 'invalid_client' })
    const given = codes.take(code)
    const isRight =
      given?.request.redirect_uri === redirect_uri && isVerifierOf(given.request.code_challenge, code_verifier)
    if (!given || !isRight) return reply.code(400).send({ error: 'invalid_grant' })
    if (given.person.fault === 'down') return reply.code(503).send({ error: 'temporarily_unavailable' })
    return tokensFor(await signingKey(), given, issuerOf(request))
  })

  app.get(`${root}/userinfo`, async (request, reply) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const told = await userinfoFor(await signingKey(), token)
    return told ?? reply.code(401).send({ error: 'invalid_token' })
  })
}

/** A small OpenID Connect provider at `/_sandbox/oidc`, where anybody may be anyone. */
export function oidcRoutes(app: FastifyInstance, db: Database, config: SandboxConfig): void {
  if (config.OIDC_CLIENT_SECRET === undefined) return
  const signingKey = openSigningKey(db)
  const codes = openCodes(db)
  discoveryRoutes(app, signingKey, config.OIDC_AUTHORIZE_URL)
  pageRoutes(app, codes, config)
  tokenRoutes(app, { codes, signingKey }, config.OIDC_CLIENT_SECRET)
}
