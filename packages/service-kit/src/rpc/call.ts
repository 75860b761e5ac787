import type { Actor, Result } from '@nordbo/contracts'
import type { Database, PrismaLike, TxOf } from '../database/database.ts'
import type { Logger } from '../log/logger.ts'
import type { Claims } from './claims.ts'

/** The call that a handler answers. */
export interface Call {
  /** On whose behalf; verified. */
  readonly actor: Actor
  /** Domain time at which the call arrived. */
  readonly now: Date
  readonly traceId: string
  /** Real time after which the caller no longer waits. */
  readonly deadline: Date
  readonly log: Logger
  readonly idempotencyKey?: string | undefined
  /**
   * Runs a change in one transaction and stores its answer under (actor, procedure, key): a repeat with the same body gets that
   * answer, one with another body `idempotency.mismatch`, a concurrent one waits. A refusal rolls the change back, and is stored if it
   * stays true (`staysTrue`); an exception stores nothing, and the command may be prepared again and run once more. Without a key it is a plain
   * transaction. At most one command per call: everything after it must be repeatable.
   */
  command<C extends PrismaLike, T>(db: Database<C>, work: (tx: TxOf<C>) => Promise<Result<T>>): Promise<Result<T>>
  /**
   * Whether another procedure of this service has answered under this key: for checks that go before a change and must let a repeat
   * of it through to its stored answer.
   */
  repeats<C extends PrismaLike>(db: Database<C>, procedure: string): Promise<boolean>
}

/** Makes the part of a call that stores and finds answers by idempotency key. */
export interface CommandRunner {
  forCall(claims: Claims, deadline: number): Pick<Call, 'command' | 'repeats'>
}
