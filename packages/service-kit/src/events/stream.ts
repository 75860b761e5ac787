import { type JetStreamManager, type NatsConnection, NatsError, nanos, RetentionPolicy, StorageType } from 'nats'

/** How long a stream keeps events, and the outbox its published rows: 7 days (docs/architecture.md, How they talk). */
export const retentionMs = 7 * 24 * 60 * 60 * 1_000
const duplicateWindowMs = 2 * 60 * 1_000

const code = (error: unknown): number | undefined =>
  error instanceof NatsError ? error.api_error?.err_code : undefined

/** Whether the broker says that a stream does not exist. */
export const isStreamMissing = (error: unknown): boolean => code(error) === 10_059 || code(error) === 10_014
const exists = 10_058

/** JetStream's management without asking for account information. */
export const streamManager = (nats: NatsConnection): Promise<JetStreamManager> =>
  nats.jetstreamManager({ checkAPI: false })

/** Creates a service's stream or updates its settings. Streams are disposable: the outbox is the source of truth. */
export const ensureStream = async (nats: NatsConnection, service: string, replicas: number): Promise<void> => {
  const manager = await streamManager(nats)
  const shape = {
    subjects: [`${service}.>`],
    max_age: nanos(retentionMs),
    duplicate_window: nanos(duplicateWindowMs),
    num_replicas: replicas,
  }
  try {
    await manager.streams.add({ name: service, retention: RetentionPolicy.Limits, storage: StorageType.File, ...shape })
  } catch (error) {
    if (code(error) !== exists) throw error
    await manager.streams.update(service, shape)
  }
}
