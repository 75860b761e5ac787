/** What can be counted. A message comes `in` to NATS from a process and goes `out` to each that receives it. */
export type CountKind =
  | 'statements'
  | 'commits'
  | 'WAL records'
  | 'WAL bytes'
  | 'calls'
  | 'answers'
  | 'events'
  | 'deliveries'
  | 'acks'
  | 'notices'
  | 'messages in'
  | 'messages out'
  | 'bytes in'
  | 'bytes out'
  | 'Redis commands'

/** How often something happened. */
export interface Count {
  kind: CountKind
  /** The service or server that it belongs to. */
  part: string
  /** Tells it apart from others of the same kind and part, such as a statement's text. */
  detail: string
  count: number
}

/** What the system does without any request: counted for a time in which it was asked again and again whether it is settled. */
export interface Rest {
  counts: readonly Count[]
  seconds: number
  /** How often every process was asked. */
  rounds: number
}

const keyOf = ({ kind, part, detail }: Count): string => `${kind}\n${part}\n${detail}`

const byKey = (counts: readonly Count[]): Map<string, Count> => {
  const sums = new Map<string, Count>()
  for (const each of counts) sums.set(keyOf(each), { ...each, count: (sums.get(keyOf(each))?.count ?? 0) + each.count })
  return sums
}

/** What was counted between two readings. */
export const countsBetween = (before: readonly Count[], after: readonly Count[]): Count[] => {
  const earlier = byKey(before)
  return [...byKey(after)].flatMap(([key, each]) => {
    const count = each.count - (earlier.get(key)?.count ?? 0)
    return count > 0 ? [{ ...each, count }] : []
  })
}

const messagesOf: Partial<Record<CountKind, CountKind>> = { 'bytes in': 'messages in', 'bytes out': 'messages out' }
const asked: readonly CountKind[] = ['statements', 'messages in', 'messages out']

/** Whether the question for settled work causes it: then it happened in each round. */
const isAsked = (each: Count, atRest: ReadonlyMap<string, Count>, rounds: number): boolean => {
  const kind = messagesOf[each.kind] ?? each.kind
  return asked.includes(kind) && (atRest.get(keyOf({ ...each, kind }))?.count ?? 0) >= rounds
}

/** A timer may run once or twice more in one time than in another. */
const tolerance = 3

/**
 * The counts of `seconds` without what the system does anyway. What each question for settled work causes is left out, because no request
 * causes it; of the rest, what timers cause in that time is subtracted.
 */
export const withoutRest = (counts: readonly Count[], rest: Rest, seconds: number): Count[] => {
  const atRest = byKey(rest.counts)
  return counts.flatMap((each) => {
    const idle = atRest.get(keyOf(each))?.count ?? 0
    if (idle === 0) return [each]
    const count = each.count - (idle * seconds) / rest.seconds
    return isAsked(each, atRest, rest.rounds) || count <= tolerance ? [] : [{ ...each, count }]
  })
}

/**
 * The counts without whatever an idle system does too, even where a request does it as well, such as the outbox's round: what remains does not
 * depend on how long it took. Counts without a detail are reduced as by `withoutRest`.
 */
export const withoutAnyRest = (counts: readonly Count[], rest: Rest, seconds: number): Count[] => {
  const atRest = byKey(rest.counts)
  return withoutRest(counts, rest, seconds).filter((each) => each.detail === '' || !atRest.has(keyOf(each)))
}

/** Sums by kind and part, divided by a number of requests. */
export const countsPerRequest = (counts: readonly Count[], requests: number): Map<CountKind, Map<string, number>> => {
  const sums = new Map<CountKind, Map<string, number>>()
  for (const { kind, part, count } of counts) {
    const parts = sums.get(kind) ?? new Map<string, number>()
    sums.set(kind, parts.set(part, (parts.get(part) ?? 0) + count / requests))
  }
  return sums
}
