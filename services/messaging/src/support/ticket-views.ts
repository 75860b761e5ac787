import type { TicketAct, TicketRow, TicketView } from '@nordbo/contracts'
import type { StoredAct } from '../tickets/act-store.ts'
import { fileOf, type StoredFile } from '../tickets/file-store.ts'
import type { Ticket } from '../tickets/ticket-store.ts'

const filesOf = (files: readonly StoredFile[], act: string | null) =>
  files.filter(({ actId }) => actId === act).map(fileOf)

/** A ticket as its person sees it: without who answered, and what was only done. */
export const viewOf = (ticket: Ticket, acts: readonly StoredAct[], files: readonly StoredFile[]): TicketView => {
  const { number, state, topic, report, subject, message, openedAt } = ticket
  return {
    ...{ number, state, topic, reported: report?.reason ?? null, subject, message, openedAt: openedAt.toISOString() },
    replies: acts.flatMap(({ id, kind, message: text, at }) =>
      kind === 'reply' || kind === 'answer'
        ? [
            {
              id,
              from: kind === 'reply' ? ('person' as const) : ('support' as const),
              message: text,
              files: filesOf(files, id),
              at: at.toISOString(),
            },
          ]
        : [],
    ),
    waiting: filesOf(files, null),
  }
}

/** A ticket as the support sees it, without the secret of its person's link. */
export const rowOf = ({ openedAt, ...ticket }: Ticket): TicketRow => ({
  ...ticket,
  openedAt: openedAt.toISOString(),
})

/** What was written and done, as the support sees it. */
export const actsOf = (acts: readonly StoredAct[], files: readonly StoredFile[]): TicketAct[] =>
  acts.map(({ at, ...act }) => ({ ...act, files: filesOf(files, act.id), at: at.toISOString() }))
