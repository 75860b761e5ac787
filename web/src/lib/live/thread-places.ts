/** A message as far as its place in the thread goes. */
interface Placed {
  seq: number
}

/** What is done with the messages of a followed thread. */
interface PlaceHandlers<M extends Placed> {
  /** The next message of the thread: each once, in order. */
  deliver(message: M): void
  /** Asks for the messages after a place. The answer ends with `resumed`. */
  ask(after: number): void
}

/** Puts the live messages of one thread in order. */
export interface ThreadPlaces<M extends Placed> {
  /** The last place that was delivered, or is otherwise known. */
  last(): number
  /** A message came live or as an answer, perhaps twice or before an earlier one. */
  take(message: M): void
  /** The messages up to a place were fetched in another way. */
  known(seq: number): void
  /** The answer is complete, unless there is `more`. */
  resumed(more: boolean): void
  /** The connection broke: whatever was asked is not answered any more, and what came meanwhile is missing. */
  reconnected(): void
}

/**
 * Follows a thread from a place on. A message with a gap before it is not delivered: what is missing is asked for, and comes with that
 * answer; a message that comes while it is under way is asked for after it.
 */
export const followPlaces = <M extends Placed>(from: number, { deliver, ask }: PlaceHandlers<M>): ThreadPlaces<M> => {
  let last = from
  let latest = from
  let asking = false
  const askOnce = (): void => {
    if (asking) return
    asking = true
    ask(last)
  }
  return {
    last: () => last,
    take: (message) => {
      latest = Math.max(latest, message.seq)
      if (message.seq <= last) return
      if (message.seq > last + 1) return askOnce()
      last = message.seq
      deliver(message)
    },
    known: (seq) => {
      last = Math.max(last, seq)
    },
    resumed: (more) => {
      asking = false
      if (more || latest > last) askOnce()
    },
    reconnected: () => {
      asking = false
      askOnce()
    },
  }
}
