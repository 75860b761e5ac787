import fp from 'fastify-plugin'
import { z } from 'zod'

/** A client's name for one change: the same key and body give the first answer again for seven days. */
const KeyHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\w.:+/=-]{1,200}$/)
    .optional(),
})

/** Every change that a person makes may carry an Idempotency-Key, which is handed on to the service that makes it. */
export const keyed = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const { rule } = route.config ?? {}
    if (rule === undefined || rule.who === 'anyone' || ['GET', 'HEAD'].includes(String(route.method))) return
    route.schema = { ...route.schema, headers: KeyHeaders }
  })
})
