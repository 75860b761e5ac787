import { createKeyedQueue } from '../concurrency/keyed-queue.ts'
import type { PrismaLike } from '../database/database.ts'
import { createBatches } from './batches.ts'
import { type Delivery, type DeliveryDeps, handleAlone, handleTogether, isSuspected } from './handle-delivery.ts'

/** Events of a transaction at most, and how long the first of them waits for others, ms. */
const batch = { size: 32, waitMs: 3 }
/** Events handled alone at the same time; those of one aggregate one after the other. */
const maxConcurrent = 8

/** Deliveries that wait or are being handled. */
export interface DeliveryQueue {
  add(delivery: Delivery): void
  /** Resolves when every delivery is done. */
  idle(): Promise<void>
}

const keyOf = ({ event }: Delivery): string => event.head?.aggregateId ?? ''

/** Sorted by aggregate, so that transactions of several processes lock in one order. Keeps the order of each aggregate. */
const byAggregate = (deliveries: readonly Delivery[]): Delivery[] =>
  deliveries.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)]
    if (first === second) return 0
    return first < second ? -1 : 1
  })

/**
 * Handles deliveries together, in one transaction, or alone after a transaction that failed. Calls `done` after each. An event that was
 * delivered before is handled alone, because it may be the one that failed or ended the process. From its third delivery on it is also handled
 * beside no other such event: the one that was being handled when the process ended is the one that ended it. Events of an aggregate that
 * wait alone keep the later ones behind them.
 */
export const createDeliveryQueue = <C extends PrismaLike>(
  deps: DeliveryDeps<C> & { stopping: AbortSignal },
  done: (delivery: Delivery) => void,
): DeliveryQueue => {
  const alone = createKeyedQueue(maxConcurrent)
  const suspected = createKeyedQueue(1)
  const waits = (key: string): boolean => alone.has(key) || suspected.has(key)

  const runAlone = (delivery: Delivery): void => {
    const queue = isSuspected(delivery) || suspected.has(keyOf(delivery)) ? suspected : alone
    queue.run(keyOf(delivery), async () => {
      // During a stop, events not yet begun go back for another process.
      if (deps.stopping.aborted) delivery.message.nak()
      else await handleAlone(deps, delivery)
      done(delivery)
    })
  }

  const handle = async (arrived: Delivery[]): Promise<void> => {
    const apart = new Set(arrived.filter(({ message, event }) => message.redelivered || !event.head).map(keyOf))
    const isApart = (delivery: Delivery): boolean => apart.has(keyOf(delivery)) || waits(keyOf(delivery))
    const together = byAggregate(arrived.filter((delivery) => !isApart(delivery)))
    arrived.filter(isApart).forEach(runAlone)
    const isBatch = together.length > 1 && !deps.stopping.aborted
    if (isBatch && (await handleTogether(deps, together))) together.forEach(done)
    else together.forEach(runAlone)
  }

  const batches = createBatches({ ...batch, handle })
  return {
    add: batches.add,
    idle: async () => {
      await batches.idle()
      await Promise.all([alone.idle(), suspected.idle()])
    },
  }
}
