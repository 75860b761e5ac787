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
import { sessionCookieName } from '../session-cookie.ts'

/** Comparing an answer with its schema costs more than all else of a search; the services' answers are parsed already. */
const plain: typeof serializerCompiler = () => (data) => JSON.stringify(data)

/** A body that was not sent is no null: a schema with a default then fills it in. */
const orAbsent: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route)
  return route.httpPart === 'body' ? (data) => validate(data ?? undefined) : validate
}

/** The page's own policy, where it says otherwise than plugins/security.ts: nobody frames us, and plain HTTP stays what it is. */
const asOurs = (policy: string, https: boolean): string => {
  const framed = policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'")
  return https ? framed : framed.replace(/\s*upgrade-insecure-requests;?/, '')
}

/** OpenAPI 3.1 from the routes' zod schemas, at /api/openapi.json and as a page at /api/docs. */
export const openapi = fp(async (app, { checkAnswers, https }: { checkAnswers: boolean; https: boolean }) => {
  app.setValidatorCompiler(orAbsent)
  app.setSerializerCompiler(checkAnswers ? serializerCompiler : plain)
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
    transformStaticCSP: (policy) => asOurs(policy, https),
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
  app.get('/api/openapi.json', { schema: { hide: true }, config: { rule: { who: 'anyone' } } }, async () =>
    app.swagger(),
  )
})
