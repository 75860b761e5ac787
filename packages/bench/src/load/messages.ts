import { z } from 'zod'

/** Questions by the file that lists them, and whether each may be asked only once. */
const Questions = { questions: z.string(), once: z.boolean() }
const Rhythm = { width: z.int(), warmUpMs: z.number(), measureMs: z.number() }

/** What a process that asks over HTTP is told. */
export const HttpLoad = z.object({ kind: z.literal('http'), port: z.int(), ...Questions, ...Rhythm })
export type HttpLoad = z.infer<typeof HttpLoad>

/** What a process is told that books, pays and waits for the confirmation; every question is asked once. */
export const PaidLoad = z.object({
  kind: z.literal('paid'),
  port: z.int(),
  /** Booking's own database, where it is seen that a stay is confirmed. */
  databaseUrl: z.string(),
  questions: z.string(),
  ...Rhythm,
})
export type PaidLoad = z.infer<typeof PaidLoad>

/** What a process that asks procedures is told. */
export const ProcedureLoad = z.object({
  kind: z.literal('procedure'),
  natsUrl: z.string(),
  signingKey: z.string(),
  service: z.enum(['listings', 'pricing', 'booking']),
  procedure: z.string(),
  ...Questions,
  ...Rhythm,
})
export type ProcedureLoad = z.infer<typeof ProcedureLoad>

/** What a process is told that watches notices while it makes changes. */
export const LiveLoad = z.object({
  kind: z.literal('live'),
  port: z.int(),
  /** Our own pages' origin. */
  origin: z.string(),
  /** Every one is asked once. */
  questions: z.string(),
  /** People with a WebSocket each. */
  watchers: z.array(z.string()),
  perSecond: z.number(),
  /** Changes in flight at most. */
  width: z.int(),
  /** How long notices are waited for after the last change, ms. */
  graceMs: z.number(),
})
export type LiveLoad = z.infer<typeof LiveLoad>

/** Notices as they came: of which booking, and when, epoch ms. */
export const Notices = z.array(z.object({ id: z.string(), revision: z.int(), at: z.number() }))
export type Notices = z.infer<typeof Notices>

/** What a process tells that makes load. */
export const LoadMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('measuring') }),
  z.object({
    kind: z.literal('measured'),
    measured: z.object({
      answers: z.int(),
      perSecond: z.number(),
      p50: z.number(),
      p99: z.number(),
      failures: z.int(),
      failure: z.string().nullable(),
    }),
  }),
  z.object({
    kind: z.literal('noticed'),
    perSecond: z.number(),
    failures: z.int(),
    failure: z.string().nullable(),
    notices: Notices,
  }),
])
export type LoadMessage = z.infer<typeof LoadMessage>
