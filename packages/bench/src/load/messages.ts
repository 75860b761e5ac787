import { z } from 'zod'

/** The file of the requests, and whether each may be sent only once. */
const Questions = { questions: z.string(), once: z.boolean() }
const Rhythm = { width: z.int(), warmUpMs: z.number(), measureMs: z.number() }

/** Settings of a process that sends HTTP requests. */
export const HttpLoad = z.object({ kind: z.literal('http'), port: z.int(), ...Questions, ...Rhythm })
export type HttpLoad = z.infer<typeof HttpLoad>

/** Settings of a process that books, pays and waits for confirmations; every booking is made once. */
export const PaidLoad = z.object({
  kind: z.literal('paid'),
  port: z.int(),
  /** Booking's database, which is polled for confirmations. */
  databaseUrl: z.string(),
  questions: z.string(),
  ...Rhythm,
})
export type PaidLoad = z.infer<typeof PaidLoad>

/** Settings of a process that calls procedures. */
export const ProcedureLoad = z.object({
  kind: z.literal('procedure'),
  natsUrl: z.string(),
  signingKey: z.string(),
  publicKeys: z.record(z.string(), z.string()),
  service: z.enum(['listings', 'pricing', 'booking']),
  procedure: z.string(),
  ...Questions,
  ...Rhythm,
})
export type ProcedureLoad = z.infer<typeof ProcedureLoad>

/** Settings of a process that receives notices while it makes changes. */
export const LiveLoad = z.object({
  kind: z.literal('live'),
  port: z.int(),
  /** Origin of the product's pages. */
  origin: z.string(),
  /** File of the requests; each is sent once. */
  questions: z.string(),
  /** People with a WebSocket each. */
  watchers: z.array(z.string()),
  perSecond: z.number(),
  /** Changes in flight at most. */
  width: z.int(),
  /** Longest wait for notices after the last change, ms. */
  graceMs: z.number(),
  /** Whether it waits for `go` when its WebSockets are open. */
  waits: z.boolean().optional(),
})
export type LiveLoad = z.infer<typeof LiveLoad>

/** Threads between two people each. */
export const Talks = z.array(z.object({ id: z.string(), guestId: z.string(), hostId: z.string() }))
export type Talks = z.infer<typeof Talks>

/** Settings of a process that talks in threads. It waits for `go` when its sockets are open. */
export const TalkLoad = z.object({
  kind: z.literal('talks'),
  port: z.int(),
  /** Origin of the product's pages. */
  origin: z.string(),
  /** File of the threads. */
  talks: z.string(),
  perSecond: z.number(),
  seconds: z.number(),
  /** Longest wait for messages after the last one is acknowledged, ms. */
  graceMs: z.number(),
})
export type TalkLoad = z.infer<typeof TalkLoad>

/** What became of messages: times from sending to the other's socket, ms. */
export const Talked = z.object({
  sent: z.int(),
  perSecond: z.number(),
  failures: z.int(),
  failure: z.string().nullable(),
  p50: z.number(),
  p99: z.number(),
  /** Acknowledged messages that never reached the other person. */
  lost: z.int(),
  /** Frames of messages that a socket had already heard, and those before an earlier one. */
  again: z.int(),
  early: z.int(),
  /** Sockets that broke, those that resumed, and ms from the first that was back to the last that had resumed. */
  broken: z.int(),
  resumed: z.int(),
  resumeMs: z.number(),
})
export type Talked = z.infer<typeof Talked>

/** Received notices: booking, revision and time, epoch ms. */
export const Notices = z.array(z.object({ id: z.string(), revision: z.int(), at: z.number() }))
export type Notices = z.infer<typeof Notices>

/** Messages of a load process. */
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
  z.object({ kind: z.literal('talked'), talked: Talked }),
])
export type LoadMessage = z.infer<typeof LoadMessage>
