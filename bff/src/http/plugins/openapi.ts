import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { productName } from '@nordbo/contracts'
import fp from 'fastify-plugin'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { forAnyone } from '../responses.ts'
import { sessionCookieName } from '../session-cookie.ts'

/** Services' answers are already parsed, and comparing them with a schema again would be the largest cost of a search. */
const withoutCheck: typeof serializerCompiler = () => (data) => JSON.stringify(data)

/** Validates an absent body as `undefined` instead of null, so that a schema's default applies. */
const absentBodyCompiler: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route)
  return route.httpPart === 'body' ? (data) => validate(data ?? undefined) : validate
}

/** The documentation page's Content-Security-Policy, adapted to plugins/security.ts: no frames, and no upgrade of plain HTTP. */
const withSitePolicy = (policy: string, https: boolean): string => {
  const framed = policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'")
  return https ? framed : framed.replace(/\s*upgrade-insecure-requests;?/, '')
}

/** OpenAPI 3.1 from the routes' zod schemas, at /api/openapi.json and as a page at /api/docs. */
export const openapi = fp(async (app, { checkAnswers, https }: { checkAnswers: boolean; https: boolean }) => {
  app.setValidatorCompiler(absentBodyCompiler)
  app.setSerializerCompiler(checkAnswers ? serializerCompiler : withoutCheck)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${productName} API`,
        version: '1.0.0',
        description:
          'Amounts are DKK. Failures are RFC 9457 problem details with a stable code. Changes take an Idempotency-Key header: the same key and body give the first answer again for seven days.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(https) } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => withSitePolicy(policy, https),
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: forAnyone,
    schema: { hide: true },
    handler: async () => app.swagger(),
  })
})
