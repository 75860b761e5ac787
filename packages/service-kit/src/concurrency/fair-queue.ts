/** How many tasks may run at once, and how many may wait. */
export interface FairQueueLimits {
  /** Tasks that run at once. */
  atOnce: number
  /** Of these, for one person. */
  perPerson: number
  /** Of these, of one kind; a kind without a limit may take all. */
  perKind?: Readonly<Record<string, number>>
  /** Tasks that wait. */
  waiting: number
  /** Of these, for one person. */
  waitingPerPerson: number
}

/** A task's owner, kind and cancellation. */
export interface QueuedTask {
  /** The person or the client's network that it is done for. */
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

/** Counts running tasks by person and kind, against the limits. */
const createShares = ({ atOnce, perPerson, perKind = {} }: FairQueueLimits) => {
  const people = new Map<string, number>()
  const kinds = new Map<string, number>()
  let running = 0
  const add = (owner: string, kind: string, by: 1 | -1): void => {
    running += by
    count(people, owner, by)
    count(kinds, kind, by)
  }
  return {
    get running() {
      return running
    },
    fits: (owner: string, kind: string): boolean =>
      running < atOnce &&
      (people.get(owner) ?? 0) < perPerson &&
      (kinds.get(kind) ?? 0) < (perKind[kind] ?? Number.POSITIVE_INFINITY),
    enter: (owner: string, kind: string): void => add(owner, kind, 1),
    leave: (owner: string, kind: string): void => add(owner, kind, -1),
  }
}

/** The waiting tasks of each person, with people in the order of their turns. */
const createWaitingTasks = () => {
  const queues = new Map<string, Waiter[]>()
  let size = 0
  return {
    get size() {
      return size
    },
    sizeOf: (owner: string): number => queues.get(owner)?.length ?? 0,
    inTurn: (): [string, Waiter[]][] => [...queues],
    add: (owner: string, waiter: Waiter): void => {
      queues.set(owner, [...(queues.get(owner) ?? []), waiter])
      size++
    },
    remove: (owner: string, waiter: Waiter): void => {
      const queue = queues.get(owner) ?? []
      queue.splice(queue.indexOf(waiter), 1)
      size--
      if (queue.length === 0) queues.delete(owner)
    },
    /** Puts a person who had a turn behind all others who wait. */
    moveToEnd: (owner: string): void => {
      const queue = queues.get(owner)
      if (!queue) return
      queues.delete(owner)
      queues.set(owner, queue)
    },
  }
}

/**
 * A queue in which no person can crowd out others: people take turns, each with their tasks in order, and no person and no kind of
 * task takes more than its share.
 */
export const createFairQueue = (limits: FairQueueLimits): FairQueue => {
  const shares = createShares(limits)
  const waiting = createWaitingTasks()

  const startNext = (): void => {
    for (const [owner, tasks] of waiting.inTurn()) {
      const waiter = tasks.find(({ kind }) => shares.fits(owner, kind))
      if (!waiter) continue
      waiting.remove(owner, waiter)
      waiting.moveToEnd(owner)
      shares.enter(owner, waiter.kind)
      waiter.begin()
    }
  }

  /** Resolves with true when the turn has come, with false when the signal ended the waiting. */
  const wait = (owner: string, kind: string, signal: AbortSignal | undefined): Promise<boolean> =>
    new Promise((resolve) => {
      const waiter: Waiter = {
        kind,
        begin: () => {
          signal?.removeEventListener('abort', giveUp)
          resolve(true)
        },
      }
      const giveUp = (): void => {
        waiting.remove(owner, waiter)
        resolve(false)
      }
      waiting.add(owner, waiter)
      signal?.addEventListener('abort', giveUp, { once: true })
    })

  return {
    get running() {
      return shares.running
    },
    get waiting() {
      return waiting.size
    },
    run: async ({ owner, kind = '', signal }, task) => {
      if (signal?.aborted) return { ran: false, why: 'overdue' }
      // This overtakes no one: waiting tasks do not fit now.
      if (shares.fits(owner, kind)) shares.enter(owner, kind)
      else {
        if (waiting.sizeOf(owner) >= limits.waitingPerPerson) return { ran: false, why: 'tooMany' }
        if (waiting.size >= limits.waiting) return { ran: false, why: 'busy' }
        if (!(await wait(owner, kind, signal))) return { ran: false, why: 'overdue' }
      }
      try {
        return { ran: true, value: await task() }
      } finally {
        shares.leave(owner, kind)
        startNext()
      }
    },
  }
}
