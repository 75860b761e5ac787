import type { ServiceName } from '@nordbo/contracts'
import { eventBackoff, type KitConfig } from '../config/kit-config.ts'
import type { Database, PrismaLike, TxOf } from '../database/database.ts'
import { type Consumer, startConsumer } from '../events/consumer.ts'
import type { EventSubscription } from '../events/subscription.ts'
import type { KitResources } from './kit-resources.ts'

/** The consumers of a service: at most one for each declared stream. */
export const createKitConsumers = (
  service: ServiceName,
  config: KitConfig,
  resources: KitResources,
  declared: readonly ServiceName[],
) => {
  const { nats, pool, clock, log, metrics, causes, crashPoint, drivers } = resources
  const consumers = new Map<ServiceName, Consumer>()
  const shared = {
    ...{ service, nats, pool, clock, log, metrics, causes, crashPoint, statements: drivers },
    ackWaitMs: config.EVENT_ACK_WAIT_MS,
    stallAlarmMs: config.CONSUMER_STILL_ALARM_MS,
    backoff: eventBackoff(config),
  }
  return {
    all: (): Consumer[] => [...consumers.values()],
    /** Declared streams that nothing handles yet. */
    missing: (): ServiceName[] => declared.filter((stream) => !consumers.has(stream)),
    start: <P extends PrismaLike>(on: readonly EventSubscription<TxOf<P>>[], db: Database<P>): void => {
      for (const stream of new Set(on.map((subscription) => subscription.event.service))) {
        if (consumers.has(stream))
          throw new Error(`${service} takes the events of ${stream} already: consume them once, together`)
        if (!declared.includes(stream)) throw new Error(`${service} handles events of ${stream} without declaring it`)
        const subscriptions = on.filter((subscription) => subscription.event.service === stream)
        consumers.set(stream, startConsumer({ ...shared, stream, subscriptions, db }))
      }
    },
  }
}
