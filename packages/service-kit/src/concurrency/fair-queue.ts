/** How many tasks may run at once, and how many may wait. */
export interface FairQueueLimits {
  /** Tasks that run at once. */
  atOnce: number
  /** Of these, of one person. */
  perPerson: number
  /** Of these, of one kind; a kind that is not named may take all. */
  perKind?: Readonly<Record<string, number>>
  /** Tasks that wait. */
  waiting: number
  /** Of these, of one person. */
  waitingPerPerson: number
}

/** A task's owner, kind and cancellation. */
export interface QueuedTask {
  /** The caller it is done for: a person's id, or a client's network. */
  owner: string
  kind?: string
  /** Ends the waiting; a task that runs is not interrupted. */
  signal?: AbortSignal | undefined
}

/**
 * The outcome of a task: it ran, `tooMany` of this person wait already, too many wait in all (`busy`), or its signal aborted while it
 * waited (`overdue`).
 */
export type QueueOutcome<T> = { ran: true; value: T } | { ran: false; why: 'tooMany' | 'busy' | 'overdue' }

/** Runs tasks fairly: each person's in order, people in turn. */
export interface FairQueue {
  /** Runs a task when its turn comes. Rejects as the task does. */
  run<T>(turn: QueuedTask, task: () => Promise<T>): Promise<QueueOutcome<T>>
  readonly running: number
  readonly waiting: number
}

interface Waiter {
  kind: string
  begin(): void
}

const count = (counts: Map<string, number>, name: string, by: number): void => {
  const left = (counts.get(name) ?? 0) + by
  if (left > 0) counts.set(name, left)
  else counts.delete(name)
}

/**
 * A queue in which no person can crowd out others: people take turns, each with their tasks in order, and no person and no kind of
 * task takes more than its share.
 */
export const createFairQueue = (limits: FairQueueLimits): FairQueue => {
  const { atOnce, perPerson, perKind = {}, waiting: mostWaiting, waitingPerPerson } = limits
  /** People in the order of their turns. */
  const queues = new Map<string, Waiter[]>()
  const people = new Map<string, number>()
  const kinds = new Map<string, number>()
  let running = 0
  let waiting = 0

  const fits = (who: string, kind: string): boolean =>
    running < atOnce &&
    (people.get(who) ?? 0) < perPerson &&
    (kinds.get(kind) ?? 0) < (perKind[kind] ?? Number.POSITIVE_INFINITY)

  const leaveQueue = (who: string, waiter: Waiter): void => {
    const queue = queues.get(who) ?? []
    queue.splice(queue.indexOf(waiter), 1)
    waiting--
    if (queue.length === 0) queues.delete(who)
  }

  const enter = (who: string, kind: string): void => {
    running++
    count(people, who, 1)
    count(kinds, kind, 1)
  }

  const next = (): void => {
    for (const [who, queue] of [...queues]) {
      const waiter = queue.find(({ kind }) => fits(who, kind))
      if (!waiter) continue
      leaveQueue(who, waiter)
      // A caller that had a turn comes after all who wait.
      if (queue.length > 0) {
        queues.delete(who)
        queues.set(who, queue)
      }
      enter(who, waiter.kind)
      waiter.begin()
    }
  }

  const leave = (who: string, kind: string): void => {
    running--
    count(people, who, -1)
    count(kinds, kind, -1)
    next()
  }

  /** Resolves with true when the turn has come, with false when the signal ended the waiting. */
  const wait = (who: string, kind: string, signal: AbortSignal | undefined): Promise<boolean> =>
    new Promise((resolve) => {
      const waiter: Waiter = {
        kind,
        begin: () => {
          signal?.removeEventListener('abort', giveUp)
          resolve(true)
        },
      }
      const giveUp = (): void => {
        leaveQueue(who, waiter)
        resolve(false)
      }
      queues.set(who, [...(queues.get(who) ?? []), waiter])
      waiting++
      signal?.addEventListener('abort', giveUp, { once: true })
    })

  return {
    get running() {
      return running
    },
    get waiting() {
      return waiting
    },
    run: async ({ owner, kind = '', signal }, task) => {
      if (signal?.aborted) return { ran: false, why: 'overdue' }
      // This overtakes no one: waiting tasks do not fit now.
      if (fits(owner, kind)) enter(owner, kind)
      else {
        if ((queues.get(owner)?.length ?? 0) >= waitingPerPerson) return { ran: false, why: 'tooMany' }
        if (waiting >= mostWaiting) return { ran: false, why: 'busy' }
        if (!(await wait(owner, kind, signal))) return { ran: false, why: 'overdue' }
      }
      try {
        return { ran: true, value: await task() }
      } finally {
        leave(owner, kind)
      }
    },
  }
}
