import { defineEvents, defineService, procedure } from '@nordbo/contracts'
import { z } from 'zod'

/** A service that counts things, under a declared service name. */
export const counting = defineService('listings', {
  ping: procedure({
    input: z.object({ text: z.string().max(100), times: z.int().default(1) }),
    output: z.object({ text: z.string(), asked: z.string() }),
    callers: ['bff', 'booking'],
    actor: ['anyone', 'service'],
  }),
  add: procedure({
    input: z.object({ id: z.uuid(), by: z.int() }),
    output: z.object({ count: z.int() }),
    errors: ['listing.notFound', 'payment.unavailable'],
    actor: ['user'],
    idempotent: true,
  }),
  schedule: procedure({
    input: z.object({ id: z.uuid(), at: z.iso.datetime(), arm: z.boolean() }),
    output: z.object({}),
    actor: ['anyone'],
  }),
  fail: procedure({ input: z.object({}), output: z.object({}) }),
  linger: procedure({ input: z.object({}), output: z.object({ finished: z.boolean() }), timeoutMs: 5_000 }),
  swell: procedure({ input: z.object({ bytes: z.int() }), output: z.object({ text: z.string() }) }),
  rule: procedure({ input: z.object({}), output: z.object({}), actor: ['admin'] }),
  own: procedure({ input: z.object({}), output: z.object({}), callers: ['booking'], actor: ['service'] }),
})

/** The events of the counting service. */
export const counted = defineEvents('listings', {
  changed: { version: 1, data: z.object({ count: z.int() }) },
  forgotten: { version: 1, data: z.object({}) },
})

/** A service that follows the counting. */
export const following = defineService('booking', {
  relayed: procedure({ input: z.object({ text: z.string() }), output: z.object({ text: z.string() }) }),
})
