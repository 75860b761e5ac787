import type { Procedure, Service, ServiceName } from '@nordbo/contracts'
import type { Registry } from 'prom-client'
import type { Blobs } from '../blobs/blobs.ts'
import type { DomainClock } from '../clock/domain-clock.ts'
import type { KitConfig } from '../config/kit-config.ts'
import type { ClientFactory, ComposeStatement, Database, DriverSql, PrismaLike, TxOf } from '../database/database.ts'
import type { HotRead } from '../database/warm-up.ts'
import type { Emit, EmitAll, MarkChanged, OutgoingEvent } from '../events/outbox.ts'
import type { EventSubscription } from '../events/subscription.ts'
import type { CrashPoint } from '../faults/crash-point.ts'
import type { Logger } from '../log/logger.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { Client } from '../rpc/caller.ts'
import type { Handlers } from '../rpc/server.ts'
import type { ServiceCallOptions } from '../rpc/service-client.ts'
import type { ArmedTimer, Timer } from '../timers/timer.ts'
import type { PendingWork } from './pending-work.ts'

/** Events that a statement of the service writes. */
export interface PreparedEvents {
  /** What `kit.write_events` takes. */
  readonly json: string
  /** Publishes the events and sends their notices: call it right after the commit. */
  announce(): void
}

/** The infrastructure of a service. It accepts work only after `serve`, `consume` and `timers` are called. */
export interface Kit<C extends KitConfig = KitConfig> {
  readonly service: ServiceName
  readonly config: C
  readonly log: Logger
  readonly clock: DomainClock
  readonly metrics: Registry
  /** Throws when the configuration names no place for blobs. */
  readonly blobs: Blobs
  /** Puts a generated client on the kit's pool. */
  database<P extends PrismaLike>(make: ClientFactory<P>): Database<P>
  /** The same database through the driver, for frequent commands, with `Prisma.sql` of the generated client. */
  driverDatabase(compose: ComposeStatement): Database<DriverSql>
  readonly emit: Emit
  readonly emitAll: EmitAll
  readonly markChanged: MarkChanged
  /** Prepares events for a statement that writes them itself with `kit.write_events`. */
  prepareEvents(events: readonly OutgoingEvent[]): PreparedEvents
  /** Returns what `kit.write_events` takes, for a statement of this transaction. They are published after its commit, as of `emit`. */
  prepareEventsIn(tx: object, events: readonly OutgoingEvent[]): string
  /** Publishes a core-NATS message, which may be lost. */
  publish(subject: string, message: unknown): void
  /** Another service's procedures, called as this service itself. */
  client<P extends Record<string, Procedure>>(service: Service<P>): Client<P, ServiceCallOptions>
  /** Answers every procedure of this service. */
  serve<P extends Record<string, Procedure>>(service: Service<P>, handlers: Handlers<P>): Promise<void>
  /** Handles the events of other services; `ready` refuses a declared stream without a handler. */
  consume<P extends PrismaLike>(what: { on: readonly EventSubscription<TxOf<P>>[]; db: Database<P> }): Promise<void>
  /** Declares deadlines and returns their alarms. They fire from `ready` on, overdue ones first. */
  timers<K extends string>(timers: Record<K, Timer>): Promise<Record<K, ArmedTimer>>
  readonly outbound: Outbound
  readonly crashPoint: CrashPoint
  /** Runs when the process stops, after its work has ended and before its connections close. */
  onStop(stop: () => Promise<unknown> | unknown): void
  /**
   * Runs the frequent reads once on each warm connection and opens the health port: everything declared is running. Throws when something
   * declared has no handler.
   */
  ready(hotReads?: readonly HotRead[]): Promise<void>
  /** Port of the health server; 0 before `ready`. */
  readonly healthPort: number
  pendingWork(): Promise<PendingWork>
  /** Republishes the events published since then; returns how many. */
  republishEvents(options: { since: Date }): Promise<number>
  /** Handles every dead letter again; returns how many succeeded. */
  retryDeadLetters(): Promise<number>
  stop(): Promise<void>
}
