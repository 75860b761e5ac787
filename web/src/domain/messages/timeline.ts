import type { Message } from '../../lib/api/model.ts'

/** Messages of a thread that the browser has: without a gap, in the order of `seq`. */
export interface Timeline {
  items: readonly Message[]
  /** There are older ones on the server. */
  more: boolean
  /** There are later ones on the server: it was opened at a place. */
  newer: boolean
}

/** A page of the server. */
type Page = Omit<Timeline, 'newer'>

/** The place of the last message that the browser has. */
export const lastSeqOf = ({ items }: Timeline): number => items.at(-1)?.seq ?? 0

/** Joins messages by their place. A newer answer replaces what it repeats, because hidden contact data may be shown now. */
const join = (older: readonly Message[], newer: readonly Message[]): Message[] => {
  const bySeq = new Map([...older, ...newer].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** Puts an older page before the messages. A page that does not reach up to them changes nothing. */
export const addOlder = (timeline: Timeline, page: Page): Timeline => {
  const first = timeline.items[0]?.seq
  const last = page.items.at(-1)?.seq
  if (first !== undefined && last !== undefined && last < first - 1) return timeline
  return { ...timeline, items: join(page.items, timeline.items), more: page.more }
}

/** Puts newer messages after the others. Null if some in between are missing: they must be fetched first. */
export const addNewer = (timeline: Timeline, messages: readonly Message[]): Timeline | null => {
  const [first] = messages
  if (first && first.seq > lastSeqOf(timeline) + 1) return null
  return { ...timeline, items: join(timeline.items, messages) }
}

/** Joins two states of one thread, the second fetched later. They overlap, or follow each other. */
export const joinTimelines = (earlier: Timeline, later: Timeline): Timeline => {
  const [first, other] = [
    earlier.items[0]?.seq ?? Number.POSITIVE_INFINITY,
    later.items[0]?.seq ?? Number.POSITIVE_INFINITY,
  ]
  return {
    items: join(earlier.items, later.items),
    more: first <= other ? earlier.more : later.more,
    newer: lastSeqOf(earlier) > lastSeqOf(later) ? earlier.newer : later.newer,
  }
}
