import { redisKeysOf, type ServiceName } from '@nordbo/contracts'
import { type Job, Queue, Worker } from 'bullmq'
import type { DomainClock } from '../clock/domain-clock.ts'
import type { KitConfig } from '../config/kit-config.ts'
import type { Logger } from '../log/logger.ts'
import { openRedis, sentAgain } from '../redis/open-redis.ts'

const queueName = 'timers'

/** Dependencies of the alarm queue. */
export interface AlarmQueueDeps {
  service: ServiceName
  config: Pick<KitConfig, 'REDIS_URL' | 'REDIS_PREFIX' | 'TLS_CA_FILE'>
  clock: DomainClock
  log: Logger
}

/** The row of an alarm and its due time, epoch ms of domain time. */
export interface AlarmData {
  id: string
  at: number
}

/** Called when an alarm goes off; `token` is BullMQ's for the job. */
export type AlarmHandler = (job: Job<AlarmData>, token: string | undefined) => Promise<void>

/** The alarms of a service as delayed jobs of BullMQ. `onFailure` is called when one could not be set. */
export const openAlarmQueue = (deps: AlarmQueueDeps, handle: AlarmHandler, onFailure: () => void) => {
  const { clock, log } = deps
  const prefix = redisKeysOf(deps.config.REDIS_PREFIX, deps.service)
  const named = `timers-${deps.service}`
  const redis = { config: deps.config, log }
  const producer = openRedis({ ...redis, name: `${named}-set`, options: { ...sentAgain, commandTimeout: 2_000 } })
  const blocking = openRedis({ ...redis, name: `${named}-ring`, options: { ...sentAgain, maxRetriesPerRequest: null } })
  const queue = new Queue<AlarmData>(queueName, { connection: producer, prefix })
  const worker = new Worker<AlarmData>(queueName, handle, {
    connection: blocking,
    prefix,
    concurrency: 8,
    autorun: false,
  })
  worker.on('error', (error) => log.debug({ err: error }, 'the alarm clock is away'))
  queue.on('error', (error) => log.debug({ err: error }, 'the alarm clock is away'))

  return {
    arm: async (name: string, id: string, at: Date): Promise<void> => {
      const delay = Math.max(0, at.getTime() - clock.now().getTime())
      // A moved deadline or clock gets a new alarm; the old one finds nothing due.
      const jobId = `${name}-${id}-${at.getTime()}-${clock.offsetMs}`.replaceAll(':', '_')
      try {
        await queue.add(name, { id, at: at.getTime() }, { jobId, delay, removeOnComplete: true, removeOnFail: true })
      } catch (error) {
        log.warn({ err: error, timer: name, row: id }, 'could not set an alarm, the sweep will')
        onFailure()
      }
    },
    start: (): void => {
      worker.run().catch((error: unknown) => log.error({ err: error }, 'the alarm clock stopped, the sweep goes on'))
    },
    /** Rejects when Redis is unavailable. */
    ping: async (): Promise<void> => {
      await producer.ping()
    },
    stop: async (): Promise<void> => {
      await worker.close()
      await queue.close()
      for (const connection of [producer, blocking]) connection.disconnect()
    },
  }
}
