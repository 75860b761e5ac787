import fp from 'fastify-plugin'
import { z } from 'zod'

/** The header with a client's name for one change; services store the answer for seven days. */
const KeyHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\w.:+/=-]{1,200}$/)
    .optional()
    .describe(
      'Names this change. The same key with the same body gives the first answer again for seven days, and the change is made once; a refusal is given again as well if it stays true, and one that may pass (a limit, a bank, the payment provider) is decided anew; with another body it is refused (`idempotency.mismatch`). Optional: without it every call is a change of its own, so a client that got no answer and asks again may have made it twice. Send a fresh UUID for each thing a person does, and the same one when trying again.',
    ),
})

/** Routes whose answers open or confirm a session, which nobody may store. */
const keyless = '/api/auth/'

/** Declares the optional Idempotency-Key header on every change by a signed-in person. */
export const idempotencyKey = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const { rule } = route.config ?? {}
    if (rule === undefined || rule.who === 'anyone' || ['GET', 'HEAD'].includes(String(route.method))) return
    if (route.url.startsWith(keyless)) return
    route.schema = { ...route.schema, headers: KeyHeaders }
  })
})
