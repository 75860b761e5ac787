import { err, type messagingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { takeAll } from '../core/take-all.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import { findAct, insertAct, listActs } from '../tickets/act-store.ts'
import { giveFiles, listFiles, lockWaiting } from '../tickets/file-store.ts'
import { findTicketByToken, lockTicket, setState, type Ticket } from '../tickets/ticket-store.ts'
import type { ContactDeps } from './contact.ts'
import { viewOf } from './ticket-views.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** Most messages about one question within an hour (docs/product/pages.md, Contact). */
const mostReplies = { count: 10, windowSeconds: 3_600 }

const show = async (tx: Tx, ticket: Ticket) =>
  viewOf(ticket, await listActs(tx, ticket.id), await listFiles(tx, ticket.id))

/** Whether a reply with this id is known, and whether it says the same with the same files. */
const compare = async (
  tx: Tx,
  ticketId: string,
  { id, message, files }: { id: string; message: string; files: readonly string[] },
): Promise<'new' | 'same' | 'other'> => {
  const known = await findAct(tx, ticketId, id)
  if (!known) return 'new'
  const sent = (await listFiles(tx, ticketId)).filter(({ actId }) => actId === id).map((file) => file.id)
  return known.message === message && sent.join() === files.join() ? 'same' : 'other'
}

/** What a person sees and writes about their question by the secret of its link. */
export const ownTicketHandlers = ({
  db,
  windows,
  ticketTokens,
}: Pick<ContactDeps, 'db' | 'windows' | 'ticketTokens'>): Pick<Messaging, 'ticketByToken' | 'replyByToken'> => ({
  ticketByToken: async ({ token }) => {
    const ticket = await findTicketByToken(db.client, ticketTokens, token)
    return ticket ? ok(await show(db.client, ticket)) : err('support.notFound')
  },
  replyByToken: async ({ token, ...reply }, { now }) => {
    const ticket = await findTicketByToken(db.client, ticketTokens, token)
    if (!ticket) return err('support.notFound')
    const before = await compare(db.client, ticket.id, reply)
    if (before === 'other') return err('idempotency.mismatch')
    if (before === 'same') return ok(await show(db.client, ticket))
    const allowed = await takeAll(windows, [{ limit: mostReplies, key: ['reply', ticket.id] }])
    if (!allowed.ok) return allowed
    return db.transaction(async (tx: Tx) => {
      const locked = await lockTicket(tx, ticket.id)
      if (!locked) return err('support.notFound')
      const { id, message, files } = reply
      const meanwhile = await compare(tx, ticket.id, reply)
      if (meanwhile === 'other') return err('idempotency.mismatch')
      if (meanwhile === 'same') return ok(await show(tx, locked))
      if (!(await lockWaiting(tx, ticket.id, files))) return err('support.fileNotFound')
      // The id may be of a message about another question.
      if (!(await insertAct(tx, ticket.id, { id, kind: 'reply', adminId: null, message, at: now })))
        return err('idempotency.mismatch')
      await giveFiles(tx, id, files)
      await setState(tx, ticket.id, 'open')
      const job = { kind: 'supportReply' as const, ticketId: ticket.id, actId: id }
      await queueMails(tx, [{ job, factId: id, recipientId: ticket.id }])
      return ok(await show(tx, { ...locked, state: 'open' }))
    })
  },
})
