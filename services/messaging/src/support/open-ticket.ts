import { randomUUID } from 'node:crypto'
import { err, type messagingService, ok } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import { countTicketsSince, insertTicket } from '../tickets/ticket-store.ts'

/** Most tickets of a person within a day (docs/product/people.md, Support). */
const mostTickets = 5
const dayMs = 24 * 3_600_000

/** Stores a question of the signed-in person, and queues the mails to the support and to the person. */
export const openTicket =
  ({ db }: Pick<Deps, 'db'>): Handlers<(typeof messagingService)['procedures']>['openTicket'] =>
  async ({ subject, message }, call) => {
    const personId = personOf(call.actor)
    return call.command(db, async (tx) => {
      const { count, first } = await countTicketsSince(tx, personId, new Date(call.now.getTime() - dayMs))
      if (first && count >= mostTickets) {
        const waitMs = first.getTime() + dayMs - call.now.getTime()
        return err('support.tooManyTickets', { most: mostTickets, retryAfterSeconds: Math.ceil(waitMs / 1_000) })
      }
      const id = randomUUID()
      const number = await insertTicket(tx, { id, personId, subject, message, openedAt: call.now })
      if (number === undefined) throw new Error('a new id was taken')
      await queueMails(tx, [
        // The support is no person: its mail is addressed by the ticket.
        { job: { kind: 'supportTicket', ticketId: id }, factId: id, recipientId: id },
        { job: { kind: 'supportReceipt', ticketId: id }, factId: id, recipientId: personId },
      ])
      return ok({ id, number, openedAt: call.now.toISOString() })
    })
  }
