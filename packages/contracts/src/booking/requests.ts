import { z } from 'zod'
import { page, pageQuery } from '../rpc/page.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { BookingId } from '../values/ids.ts'
import { BookingView, RequestTab } from './views.ts'

/** A payment that the browser can finish. */
const Payable = z.object({ clientSecret: z.string(), paymentDueAt: Instant })

const Refused = ['booking.notFound', 'booking.transitionRefused', 'booking.deadlinePassed'] as const

/** Procedures whose free text is checked before they run. */
const WithText = z.enum(['create', 'decline', 'cancelByHost', 'refundPart'])

/** How a host answers requests to book, and how a guest pays an approved one. */
export const requestProcedures = {
  /** The signed-in host's requests by tab; pending ones by the earliest deadline. */
  requests: procedure({
    input: z.object({ tab: RequestTab.default('pending'), ...pageQuery({ maxLimit: 100, defaultLimit: 20 }) }),
    output: page(BookingView).extend({
      counts: z.object({ pending: z.int(), approved: z.int(), declined: z.int(), expired: z.int() }),
    }),
    errors: ['cursor.invalid'],
    actor: ['user'],
  }),
  /** The host approves: takes the dates and gives the guest 24 hours to pay. */
  approve: procedure({
    input: z.object({ id: BookingId }),
    output: BookingView,
    errors: [...Refused, 'booking.datesTaken', 'booking.personUnavailable', 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
  /** The host declines. */
  decline: procedure({
    input: z.object({ id: BookingId, reason: z.string().trim().max(500).optional() }),
    output: BookingView,
    errors: [...Refused, 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
  /**
   * Whether a procedure has answered the caller under this idempotency key, so that a repeat of it passes a check that the first call
   * passed too.
   */
  hasAnswered: procedure({
    input: z.object({ procedure: WithText }),
    output: z.object({ answered: z.boolean() }),
    actor: ['user'],
  }),
  /** Starts the payment of an approved request and returns what the browser needs. */
  startPayment: procedure({
    input: z.object({ id: BookingId }),
    output: Payable,
    errors: [...Refused, 'booking.notPayable', 'booking.personUnavailable', 'payment.unavailable', 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
}
