import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { ListingId, UserId } from '../values/ids.ts'
import { MessageBody, ThreadEvent, ThreadSide } from './threads.ts'

const Place = z.int().nonnegative()

/** What Nordbo told of a booking. Alterations are not imported, since a booking has several and each is a fact of its own. */
const ImportedEvent = ThreadEvent.extend({ moment: ThreadEvent.shape.moment.exclude(['altered']) })

/** A message of an imported conversation: what a person wrote, or what Nordbo told of a booking. */
export const ImportedMessage = z.union([
  z.object({ from: ThreadSide, body: MessageBody, sentAt: Instant }),
  z.object({ event: ImportedEvent, sentAt: Instant }),
])
export type ImportedMessage = z.infer<typeof ImportedMessage>

/** A conversation of the demo market, to import. Its host is the home's. */
export const ImportedThread = z
  .object({
    listingId: ListingId,
    guestId: UserId,
    /** Oldest first. */
    messages: z.array(ImportedMessage).min(1).max(50),
    /** Up to which place each side has read: 0 for nothing. */
    readSeq: z.object({ guest: Place, host: Place }),
    /** Who has put the thread away. */
    archivedBy: z.array(ThreadSide).max(2).default([]),
  })
  .refine(
    ({ messages }) =>
      messages.every(({ sentAt }, index) => Date.parse(sentAt) >= Date.parse(messages[index - 1]?.sentAt ?? sentAt)),
    'Messages must be in the order in which they were sent',
  )
  .refine(({ messages }) => {
    const facts = messages.flatMap((message) =>
      'event' in message ? [`${message.event.bookingId} ${message.event.moment}`] : [],
    )
    return new Set(facts).size === facts.length
  }, 'What happened to a booking is told once')
export type ImportedThread = z.infer<typeof ImportedThread>

/** How the demo market’s conversations are imported. */
export const importedThreadProcedures = {
  /**
   * Sandbox only: imports conversations, repeatable. A guest who has a thread in the home keeps it as it is. Nobody is told of imported
   * messages, by mail, push or on a screen (docs/product/messages.md, Imported conversations).
   */
  importThreads: procedure({
    input: z.object({ threads: z.array(ImportedThread).max(50) }),
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    callers: ['bff'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
}
