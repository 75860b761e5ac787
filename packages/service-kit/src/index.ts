export { hostOf, ownerOrAdmin, personOf } from './access/access.ts'
export { type Backoff, backoffUntil } from './backoff/backoff.ts'
export { isBlobKey } from './blobs/blob-key.ts'
export type { BlobEntry, Blobs, PutOptions } from './blobs/blobs.ts'
export { type FileKeys, openFileKeys } from './blobs/file-keys.ts'
export { openBlobs } from './blobs/open-blobs.ts'
export { openSealed, sealBytes, sealKeyBytes } from './blobs/seal.ts'
export { createClock, type DomainClock, type MovableClock } from './clock/domain-clock.ts'
export { type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency/concurrency-limiter.ts'
export {
  createFairQueue,
  type FairQueue,
  type FairQueueLimits,
  type QueuedTask,
  type QueueOutcome,
} from './concurrency/fair-queue.ts'
export { openProcessPool, type ProcessPool, type ProcessPoolOptions } from './concurrency/process-pool.ts'
export { openThreadPool, type ThreadJobs, type ThreadPool, type ThreadPoolOptions } from './concurrency/thread-pool.ts'
export {
  type BlobConfig,
  blobConfig,
  type CallerConfig,
  callerConfig,
  type KitConfig,
  kitConfig,
  type PublicKeys,
  publicKeys,
} from './config/kit-config.ts'
export { ConfigError, loadConfig } from './config/load-config.ts'
export type {
  ComposeStatement,
  Database,
  DriverSql,
  PrismaLike,
  SqlClient,
  SqlStatement,
  TransactionOptions,
  TransactionScope,
  TxOf,
} from './database/database.ts'
export { sqlState } from './database/retry.ts'
export type { HotRead } from './database/warm-up.ts'
export { isPassing } from './errors/is-passing.ts'
export { ProcedureUnavailable } from './errors/procedure-unavailable.ts'
export { StacklessError } from './errors/stackless-error.ts'
export { untilAvailable } from './errors/until-available.ts'
export {
  type Emit,
  type EmitAll,
  type EventDraft,
  type NoticeDraft,
  type OutgoingEvent,
  outgoing,
} from './events/outbox.ts'
export { type EventContext, type EventSubscription, on } from './events/subscription.ts'
export { type CrashPoint, createCrashPoint } from './faults/crash-point.ts'
export { type HealthServer, startHealthServer } from './health/health-server.ts'
export { createMetrics, type Metrics } from './health/metrics.ts'
export { commandAtOnce, type StatementCommand, type StatementOutcome } from './idempotency/command-at-once.ts'
export type { Kit } from './lifecycle/kit.ts'
export { type KitOptions, openKit } from './lifecycle/open-kit.ts'
export type { PendingWork } from './lifecycle/pending-work.ts'
export { type RunningProcess, runMain, type StartService } from './lifecycle/run-main.ts'
export { type StopStep, stopInOrder } from './lifecycle/shutdown.ts'
export { consumeAll, createRateLimiter, type LimitOf, type RateLimit, type RateLimiter } from './limits/rate-limiter.ts'
export { countInMemory, leaseFromRedis, type SharedLimit } from './limits/shared-limit.ts'
export { createLogger, type Logger } from './log/logger.ts'
export { connectNats, type NatsConnection, type NatsOptions } from './nats/connect-nats.ts'
export { subscribeToSubject } from './nats/subscribe.ts'
export type { Outbound } from './outbound/outbound.ts'
export { withIdempotencyKey } from './outbound/with-idempotency-key.ts'
export { type Cursors, createCursors, type Page, pageOf } from './paging/page.ts'
export { erasePerson } from './personal-data/erase-person.ts'
export {
  type AnswerEvents,
  answerByEvents,
  openPersonalData,
  type PersonalDataAnswers,
  type PersonalDataWork,
} from './personal-data/open-personal-data.ts'
export { storePersonRequest } from './personal-data/person-requests.ts'
export type { ErasureStep, ExportedRows, OwnFile, PersonalData } from './personal-data/personal-data.ts'
export { openRedis, type RedisConnection } from './redis/open-redis.ts'
export { type BeforeDeletion, nightlyRetention } from './retention/nightly-retention.ts'
export { type CallKeys, createCallKeys } from './rpc/agreement.ts'
export type { Call } from './rpc/call.ts'
export {
  type Caller,
  type CallerOptions,
  type CallOptions,
  type Client,
  createCaller,
  type TextClient,
} from './rpc/caller.ts'
export { generateKeys, readPublicKeys, readSigningKey } from './rpc/keys.ts'
export { appendFields, SerializedJson } from './rpc/serialized-json.ts'
export type { Handlers } from './rpc/server.ts'
export type { ServiceCallOptions } from './rpc/service-client.ts'
export { sealClaims } from './rpc/token.ts'
export {
  findSuspended,
  refuseSuspended,
  reloadSuspensions,
  type SuspensionHandler,
  type SuspensionState,
  suspensionSubscriptions,
} from './suspensions/suspensions.ts'
export { setTestClock, type TestClockMove } from './test-clock/set-test-clock.ts'
export { fold, hasWords, wordsOf } from './text/fold.ts'
export { type Alarm, type Alarms, createAlarms } from './timers/alarms.ts'
export type { ArmedTimer, DueRow, Timer } from './timers/timer.ts'
