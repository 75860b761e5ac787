import { err, type messagingService, type OutputOf, ok, type Result } from '@nordbo/contracts'
import type { Handlers, RateLimiter } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { ownerOfAddress } from '../core/own-address.ts'
import { networkLimits, takeAll } from '../core/take-all.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import { findTicket, insertTicket, type Ticket } from '../tickets/ticket-store.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>
type ContactInput = Parameters<Messaging['contact']>[0]

/** What the contact page works with: its limits are counted in Redis. */
export type ContactDeps = Pick<Deps, 'db' | 'config' | 'identity' | 'ticketTokens'> & { windows: RateLimiter }

const daySeconds = 86_400

const isSame = (ticket: Ticket, input: ContactInput): boolean =>
  ticket.name === input.name &&
  ticket.email === input.email &&
  ticket.topic === input.topic &&
  ticket.message === input.message &&
  ticket.bookingNumber === (input.bookingNumber ?? null)

/**
 * The answer to a question whose id is known: a repeat is what it was, another question is refused. `token` is the secret of the link, for
 * whose own address it is; all others get it by mail alone.
 */
const answerOf = (
  ticket: Ticket,
  input: ContactInput,
  token: string | null,
): Result<OutputOf<(typeof messagingService)['procedures']['contact']>> =>
  isSame(ticket, input)
    ? ok({ number: ticket.number, openedAt: ticket.openedAt.toISOString(), token })
    : err('idempotency.mismatch')

/**
 * Stores a question from the contact page. A network, its surroundings and an address may each ask so often within a time, so that a
 * flood of one sender or one network leaves the others room. A question that looks like a robot's is stored and mailed to the support
 * like any other; only the confirmation is left out, which would reach somebody who may have asked nothing.
 */
export const contact =
  ({ db, config, windows, identity, ticketTokens }: ContactDeps): Messaging['contact'] =>
  async ({ ip, ...input }, { actor, now }) => {
    const personId = await ownerOfAddress(identity, actor, input.email)
    const token = personId === null ? null : ticketTokens.make(input.id, 'show')
    const known = await findTicket(db.client, input.id)
    if (known) return answerOf(known, { ...input, ip }, token)
    const allowed = await takeAll(windows, [
      ...networkLimits(config, 'contact', ip),
      {
        limit: { count: config.CONTACT_MAIL_LIMIT, windowSeconds: daySeconds },
        key: ['contact', 'mail', input.email],
      },
    ])
    if (!allowed.ok) return allowed
    const { id, suspect } = input
    await db.transaction(async (tx: Tx) => {
      const ticket = { ...input, bookingNumber: input.bookingNumber ?? null, personId, subject: '', openedAt: now }
      if ((await insertTicket(tx, ticket)) === undefined) return
      await queueMails(tx, [
        // The support is no person, and the person may have no account: their mails are addressed by the ticket.
        { job: { kind: 'supportTicket', ticketId: id }, factId: id, recipientId: id },
        ...(suspect
          ? []
          : [{ job: { kind: 'supportReceipt' as const, ticketId: id }, factId: id, recipientId: personId ?? id }]),
      ])
    })
    const stored = await findTicket(db.client, id)
    return stored ? answerOf(stored, { ...input, ip }, token) : err('service.unavailable')
  }
