import { err, type messagingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { takeAll } from '../core/take-all.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import { findAct, insertAct, listActs } from '../tickets/act-store.ts'
import { findTicketByToken, lockTicket, setState } from '../tickets/ticket-store.ts'
import type { ContactDeps } from './contact.ts'
import { viewOf } from './ticket-views.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** Most messages about one question within an hour (docs/product/pages.md, Contact). */
const mostReplies = { count: 10, windowSeconds: 3_600 }

/** What a person sees and writes about their question by the secret of its link. */
export const ownTicketHandlers = ({
  db,
  windows,
}: Pick<ContactDeps, 'db' | 'windows'>): Pick<Messaging, 'ticketByToken' | 'replyByToken'> => ({
  ticketByToken: async ({ token }) => {
    const ticket = await findTicketByToken(db.client, token)
    return ticket ? ok(viewOf(ticket, await listActs(db.client, ticket.id))) : err('support.notFound')
  },
  replyByToken: async ({ token, id, message }, { now }) => {
    const ticket = await findTicketByToken(db.client, token)
    if (!ticket) return err('support.notFound')
    const known = await findAct(db.client, ticket.id, id)
    if (known && known.message !== message) return err('idempotency.mismatch')
    if (known) return ok(viewOf(ticket, await listActs(db.client, ticket.id)))
    const allowed = await takeAll(windows, [{ limit: mostReplies, key: ['reply', ticket.id] }])
    if (!allowed.ok) return allowed
    return db.transaction(async (tx: Tx) => {
      const locked = await lockTicket(tx, ticket.id)
      if (!locked) return err('support.notFound')
      if (await insertAct(tx, ticket.id, { id, kind: 'reply', adminId: null, message, at: now })) {
        await setState(tx, ticket.id, 'open')
        const job = { kind: 'supportReply' as const, ticketId: ticket.id, actId: id }
        await queueMails(tx, [{ job, factId: id, recipientId: ticket.id }])
      } else if ((await findAct(tx, ticket.id, id))?.message !== message) {
        // The id was used at the same moment with another text, or about another question.
        return err('idempotency.mismatch')
      }
      return ok(viewOf({ ...locked, state: 'open' }, await listActs(tx, ticket.id)))
    })
  },
})
