import type { ThreadSide, UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'

/** How long a name is used without being asked for again, ms. */
const usedMs = 30_000
const mostKept = 20_000
/** Most people whom identity names in one answer. */
const mostAtOnce = 100

interface NamedThread {
  side: ThreadSide
  guestId: UserId
  hostId: UserId
  contactsShown: boolean
}

/** The other person of a thread. */
export const otherOf = ({ side, guestId, hostId }: Omit<NamedThread, 'contactsShown'>): UserId =>
  side === 'guest' ? hostId : guestId

/**
 * Adds the other person's full name to threads in which a stay was confirmed, and null to the others (docs/product/people.md, Names). Names are
 * kept for half a minute, because lists are fetched again with each message. Throws where identity does not answer.
 */
export type OtherNames = <T extends NamedThread>(threads: readonly T[]) => Promise<(T & { otherName: string | null })[]>

export const createOtherNames = (
  { identity }: Pick<Deps, 'identity'>,
  now: () => number = () => performance.now(),
): OtherNames => {
  const kept = new Map<string, { name: string | null; until: number }>()
  const ask = async (ids: readonly UserId[]): Promise<void> => {
    const asked = await identity.contactsByIds({ ids: [...ids] })
    if (!asked.ok) throw new Error(`identity refused contacts: ${asked.error.code}`)
    const names = new Map(asked.value.contacts.map(({ id, name }) => [id, name]))
    if (kept.size + ids.length > mostKept) kept.clear()
    for (const id of ids) kept.set(id, { name: names.get(id) ?? null, until: now() + usedMs })
  }
  return async (threads) => {
    const shown = new Set(threads.filter(({ contactsShown }) => contactsShown).map(otherOf))
    const missing = [...shown].filter((id) => (kept.get(id)?.until ?? 0) <= now())
    for (let from = 0; from < missing.length; from += mostAtOnce) await ask(missing.slice(from, from + mostAtOnce))
    return threads.map((thread) => ({
      ...thread,
      otherName: thread.contactsShown ? (kept.get(otherOf(thread))?.name ?? null) : null,
    }))
  }
}
