export { ownerOrAdmin, personOf } from './access/access.ts'
export { type Backoff, backoffUntil } from './backoff/backoff.ts'
export { isBlobKey } from './blobs/blob-key.ts'
export type { BlobEntry, Blobs, PutOptions } from './blobs/blobs.ts'
export { openBlobs } from './blobs/open-blobs.ts'
export { createClock, type DomainClock, type MovableClock } from './clock/domain-clock.ts'
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
export { ConfigProblem, loadConfig } from './config/load-config.ts'
export type {
  Database,
  PrismaLike,
  ReadStatement,
  SqlClient,
  TransactionOptions,
  TransactionScope,
  TxOf,
} from './database/database.ts'
export { sqlState } from './database/retry.ts'
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
export type { Idle } from './lifecycle/idle.ts'
export type { Kit } from './lifecycle/kit.ts'
export { type KitOptions, openKit } from './lifecycle/open-kit.ts'
export { type Running, runMain, type StartService } from './lifecycle/run-main.ts'
export { type StopStep, stopInOrder } from './lifecycle/shutdown.ts'
export { type Limit, redisWindows, type Windows } from './limits/windows.ts'
export { createLogger, type Logger } from './log/logger.ts'
export { connectNats, type NatsConnection, type NatsOptions } from './nats/connect-nats.ts'
export { listen } from './nats/listen.ts'
export type { Outbound } from './outbound/outbound.ts'
export { underKey } from './outbound/under-key.ts'
export { type Cursors, createCursors, type Page, pageOf } from './paging/page.ts'
export { type FollowStanding, onStanding, rebuildStandings, type Standing, suspendedAmong } from './people/standing.ts'
export { openRedis, type RedisUse } from './redis/open-redis.ts'
export type { Call } from './rpc/call.ts'
export { type Caller, type CallerOptions, type CallOptions, type Client, createCaller } from './rpc/caller.ts'
export { createGate, type Gate } from './rpc/gate.ts'
export { generateKeys } from './rpc/keys.ts'
export { ProcedureUnavailable } from './rpc/procedure-unavailable.ts'
export { ReadyJson, withFields } from './rpc/ready-json.ts'
export type { Handlers } from './rpc/server.ts'
export type { ServiceCallOptions } from './rpc/service-client.ts'
export { type ClockMove, moveClock } from './test-clock/set-test-clock.ts'
export { type Jobs, openPool, type Pool, type PoolOptions } from './threads/pool.ts'
export { createTurns, type Turn, type Turned, type TurnLimits, type Turns } from './threads/turns.ts'
export { type Alarm, type Alarms, createAlarms } from './timers/alarms.ts'
export type { ArmedTimer, DueRow, Timer } from './timers/timer.ts'
