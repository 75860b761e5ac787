import { firstName, UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { fullNames } from './names.ts'

/** Most people whom identity names in one answer. */
const mostAtOnce = 100
/** How long a name is used without being asked for again, ms. */
const usedMs = 30_000
const mostKept = 20_000

/** The first names of people; deleted accounts are missing. */
export type FirstNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

const inParts = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / mostAtOnce) }, (_, part) =>
    items.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  )

/** Reads first names from identity and keeps them for half a minute: a host's calendar names hundreds of guests each time. */
export const createFirstNames = (
  identity: Pick<Deps, 'identity'>,
  now: () => number = () => performance.now(),
): FirstNames => {
  const kept = new Map<string, { name: string | undefined; until: number }>()
  const ask = async (ids: readonly string[]): Promise<void> => {
    const answers = await Promise.all(
      inParts(ids).map((part) =>
        fullNames(
          identity,
          part.map((id) => UserId.parse(id)),
        ),
      ),
    )
    if (kept.size + ids.length > mostKept) kept.clear()
    const names = new Map(answers.flatMap((answer) => [...answer]))
    for (const id of ids) {
      const name = names.get(id)
      kept.set(id, { name: name === undefined ? undefined : firstName(name), until: now() + usedMs })
    }
  }
  return async (ids) => {
    const wanted = [...new Set(ids)]
    await ask(wanted.filter((id) => (kept.get(id)?.until ?? 0) <= now()))
    return new Map(
      wanted.flatMap((id) => {
        const name = kept.get(id)?.name
        return name === undefined ? [] : [[id, name] as const]
      }),
    )
  }
}
