import { randomUUID } from 'node:crypto'
import { err, type messagingService, ok, type Result, type TicketAct, type TicketRow } from '@nordbo/contracts'
import { createCursors, type Handlers, pageOf, personOf } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps, Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { insertAct, listActs } from '../tickets/act-store.ts'
import { listFiles } from '../tickets/file-store.ts'
import { findTicket, lockTicket, setState, Ticket, ticketColumns } from '../tickets/ticket-store.ts'
import { actsOf, rowOf } from './ticket-views.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

const cursors = createCursors(z.object({ before: z.int().positive() }))

const show = async (tx: Tx, id: string): Promise<Result<{ ticket: TicketRow; acts: TicketAct[] }>> => {
  const ticket = await findTicket(tx, id)
  if (!ticket) return err('support.notFound')
  return ok({ ticket: rowOf(ticket), acts: actsOf(await listActs(tx, id), await listFiles(tx, id)) })
}

/** What the support reads and does. Each answer and each change of state is kept with who made it. */
export const supportDeskHandlers = ({
  db,
}: Pick<Deps, 'db'>): Pick<Messaging, 'tickets' | 'ticket' | 'answerTicket' | 'setTicketState'> => ({
  tickets: async ({ state, cursor, limit }) => {
    const list = `tickets ${state ?? 'all'}`
    const position = cursors.read(list, cursor)
    if (!position.ok) return position
    const ofState = state ? Prisma.sql`and state = ${state}` : Prisma.empty
    const after = position.value ? Prisma.sql`and number < ${position.value.before}::integer` : Prisma.empty
    const rows = z.array(Ticket).parse(
      await db.client.$queryRaw`select ${ticketColumns} from support_ticket where true ${ofState} ${after}
        order by number desc limit ${limit + 1}::integer`,
    )
    const { items, nextCursor } = pageOf(rows, limit, ({ number }) => cursors.write(list, { before: number }))
    return ok({ items: items.map(rowOf), nextCursor })
  },
  ticket: ({ id }) => show(db.client, id),
  answerTicket: ({ id, message }, call) =>
    call.command(db, async (tx: Tx) => {
      const ticket = await lockTicket(tx, id)
      if (!ticket) return err('support.notFound')
      const actId = randomUUID()
      await insertAct(tx, id, { id: actId, kind: 'answer', adminId: personOf(call.actor), message, at: call.now })
      await setState(tx, id, 'answered')
      const job = { kind: 'supportAnswer' as const, ticketId: id, actId }
      await queueMails(tx, [{ job, factId: actId, recipientId: ticket.personId ?? id }])
      return show(tx, id)
    }),
  setTicketState: ({ id, state }, call) =>
    call.command(db, async (tx: Tx) => {
      const ticket = await lockTicket(tx, id)
      if (!ticket) return err('support.notFound')
      if (ticket.state !== state) {
        const kind = state === 'closed' ? ('closed' as const) : ('reopened' as const)
        await insertAct(tx, id, { id: randomUUID(), kind, adminId: personOf(call.actor), message: '', at: call.now })
        await setState(tx, id, state)
      }
      return show(tx, id)
    }),
})
