import { randomUUID } from 'node:crypto'
import { err, type messagingService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import { bookingFactId, messageIdOf } from '../consumers/thread-bookings.ts'
import type { Deps, Tx } from '../core/deps.ts'
import { hiddenText } from '../messages/hidden-text.ts'
import { markRead } from '../threads/mark-thread.ts'
import { findThread, insertThread, lockThreadOf, type ThreadPeople } from '../threads/thread-store.ts'

type Procedure = typeof messagingService.procedures.importThreads
type Imported = ParsedInputOf<Procedure>['threads'][number]

/** Whose each conversation is. */
const peopleOf = async (
  { listings }: Pick<Deps, 'listings'>,
  threads: readonly Imported[],
): Promise<[Imported, ThreadPeople][]> => {
  const answer = await listings.bookableByIds({ ids: [...new Set(threads.map(({ listingId }) => listingId))] })
  if (!answer.ok) throw new Error(`listings refused homes: ${answer.error.code}`)
  const hosts = new Map(answer.value.listings.map(({ listingId, hostId }) => [listingId, hostId]))
  return threads.map((thread) => {
    const { listingId, guestId } = thread
    const hostId = hosts.get(listingId)
    if (hostId === undefined || hostId === guestId) throw new Error(`no conversation of ${guestId} about ${listingId}`)
    return [thread, { listingId, guestId, hostId }]
  })
}

/** What a message says. One about a booking has the id of its fact, so that nothing tells the fact again. */
const contentOf = (message: Imported['messages'][number], { guestId, hostId }: ThreadPeople) => {
  if ('event' in message) {
    const { event } = message
    const messageId = messageIdOf(bookingFactId(event))
    return { messageId, sender: null, body: '', event: JSON.stringify(event) }
  }
  const { from, body } = message
  return { messageId: randomUUID(), sender: from === 'guest' ? guestId : hostId, body, event: null }
}

/** Stores a conversation as its messages would have been sent, those of the future as of now. False if the guest has a thread there. */
const store = async (tx: Tx, thread: Imported, people: ThreadPeople, now: Date): Promise<boolean> => {
  const { messages, readSeq, archivedBy } = thread
  await lockThreadOf(tx, people)
  if ((await findThread(tx, people)) !== undefined) return false
  const sent = messages.map((message) => ({
    ...contentOf(message, people),
    at: new Date(Math.min(Date.parse(message.sentAt), now.getTime())),
  }))
  const [first] = sent
  const id = await insertThread(tx, people, { openedBy: first?.sender ?? people.guestId, now: first?.at ?? now })
  for (const { messageId, sender, body, event, at } of sent)
    await tx.$executeRaw`
      select append_message(t, ${messageId}::uuid, ${sender}::uuid, ${body}, ${hiddenText(body)}, ${event}::jsonb, 0,
        ${at}::timestamptz)
      from thread t where t.id = ${id}::uuid`
  await tx.$queryRaw(markRead(id, people.guestId, readSeq.guest))
  await tx.$queryRaw(markRead(id, people.hostId, readSeq.host))
  await tx.$executeRaw`
    update thread set imported_seq = last_seq, guest_archived = ${archivedBy.includes('guest')}::boolean,
      host_archived = ${archivedBy.includes('host')}::boolean
    where id = ${id}::uuid`
  return true
}

/** Imports conversations of the demo market. Existing threads stay unchanged, and nobody is told. */
export const importThreads =
  (deps: Pick<Deps, 'config' | 'db' | 'listings'>) =>
  async ({ threads }: ParsedInputOf<Procedure>, { now }: Call): Promise<Result<OutputOf<Procedure>>> => {
    if (deps.config.SANDBOX_URL === undefined) return err('sandbox.only')
    const known = await peopleOf(deps, threads)
    return deps.db.transaction(async (tx) => {
      let created = 0
      for (const [thread, people] of known) if (await store(tx, thread, people, now)) created++
      return ok({ created })
    })
  }
