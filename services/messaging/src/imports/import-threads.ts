import { randomUUID } from 'node:crypto'
import { err, type messagingService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
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

/** Stores a conversation as its messages would have been sent, those of the future as of now. False if the guest has a thread there. */
const store = async (tx: Tx, thread: Imported, people: ThreadPeople, now: Date): Promise<boolean> => {
  const { messages, readSeq, archivedBy } = thread
  await lockThreadOf(tx, people)
  if ((await findThread(tx, people)) !== undefined) return false
  const sent = messages.map(({ from, body, sentAt }) => ({
    sender: from === 'guest' ? people.guestId : people.hostId,
    body,
    at: new Date(Math.min(Date.parse(sentAt), now.getTime())),
  }))
  const [first] = sent
  const id = await insertThread(tx, people, { openedBy: first?.sender ?? people.guestId, now: first?.at ?? now })
  for (const { sender, body, at } of sent)
    await tx.$executeRaw`
      select append_message(t, ${randomUUID()}::uuid, ${sender}::uuid, ${body}, ${hiddenText(body)}, null, 0, ${at}::timestamptz)
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
