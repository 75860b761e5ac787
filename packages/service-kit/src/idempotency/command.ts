import { err, type Result, staysTrue } from '@nordbo/contracts'
import type { Database, PrismaLike, SqlClient, TxOf } from '../database/database.ts'
import type { KitStatements } from '../database/driver-transactions.ts'
import { StacklessError } from '../errors/stackless-error.ts'
import type { Call, CommandRunner } from '../rpc/call.ts'
import type { Claims } from '../rpc/claims.ts'

/** Carries a refusal out of a transaction, so that it rolls back. */
class Refused extends StacklessError {
  readonly result: Result<never>
  constructor(result: Result<never>) {
    super('refused')
    this.result = result
  }
}

interface StoredAnswer {
  bodyHash: string
  answer: Result<unknown>
}

interface Identity {
  actor: string
  procedure: string
  key: string
  bodyHash: string
}

const actorOf = ({ actor }: Claims): string => {
  if (actor.kind === 'user') return actor.userId
  return actor.kind === 'service' ? `service:${actor.name}` : 'anonymous'
}

const identityOf = (claims: Claims): Identity | undefined =>
  claims.key === undefined
    ? undefined
    : { actor: actorOf(claims), procedure: claims.procedure, key: claims.key, bodyHash: claims.body }

const isResult = (value: unknown): value is Result<unknown> =>
  typeof value === 'object' && value !== null && 'ok' in value

/** Waits for a concurrent holder of the key and returns what is stored under it. */
const claim = async (statements: KitStatements, tx: SqlClient, id: Identity): Promise<StoredAnswer | undefined> => {
  const sql = 'select body_hash, answer::text from kit.claim_answer($1, $2, $3)'
  const [row] = await statements.query(tx, { sql, values: [id.actor, id.procedure, id.key] })
  const answer: unknown = row?.[1] ? JSON.parse(row[1]) : undefined
  return row?.[0] && isResult(answer) ? { bodyHash: row[0], answer } : undefined
}

const store = (statements: KitStatements, tx: SqlClient, id: Identity, answer: Result<unknown>): PromiseLike<number> =>
  statements.execute(tx, {
    sql: 'insert into kit.idempotency (actor, procedure, key, body_hash, answer) values ($1, $2, $3, $4, $5::jsonb)',
    values: [id.actor, id.procedure, id.key, id.bodyHash, JSON.stringify(answer)],
  })

/** A stored answer as what the command returned the first time; the same procedure wrote it, so its type is the same. */
const replay = <T>(stored: StoredAnswer, id: Identity): Result<T> =>
  stored.bodyHash === id.bodyHash ? (stored.answer as Result<T>) : err('idempotency.mismatch')

const refusalIn = (error: unknown): Result<never> => {
  if (error instanceof Refused) return error.result
  throw error
}

/** Runs commands with stored answers (docs/architecture.md, How they talk); `timeoutFactor` as of the pool. */
export const createCommandRunner = (statements: KitStatements, timeoutFactor = 1): CommandRunner => ({
  forCall: (claims, deadline) => {
    const id = identityOf(claims)
    let used = false
    const command = async <C extends PrismaLike, T>(
      db: Database<C>,
      work: (tx: TxOf<C>) => Promise<Result<T>>,
    ): Promise<Result<T>> => {
      if (used) throw new Error('a call runs at most one command: a second would get the stored answer of the first')
      used = true
      let known = false
      const left = deadline - Date.now()
      if (left <= 0) throw new Error('the deadline passed before the command began')

      // The caller waits no longer: a slower change rolls back, and the caller repeats it with its key.
      const limits = { timeout: left, maxWait: Math.min(left, 5_000 * Math.max(1, timeoutFactor)) }
      const attempt = db.transaction(async (tx) => {
        const stored = id && (await claim(statements, tx, id))
        if (id && stored) {
          known = true
          return replay<T>(stored, id)
        }
        const result = await work(tx)
        if (!result.ok) throw new Refused(result)
        if (id) await store(statements, tx, id, result)
        return result
      }, limits)
      const result = await attempt.catch((error: unknown) => {
        // An exception stores nothing, so the handler may run the command once more.
        used = error instanceof Refused
        return refusalIn(error)
      })
      if (result.ok || !id || known || !staysTrue(result.error.code)) return result

      // The change is rolled back; its refusal is stored by a transaction of its own, unless another attempt stored an answer.
      return db.transaction(async (tx) => {
        const stored = await claim(statements, tx, id)
        if (stored) return replay<T>(stored, id)
        await store(statements, tx, id, result)
        return result
      })
    }
    const repeats: Call['repeats'] = async (db, procedure) => {
      if (!id) return false
      const subject = `${id.procedure.slice(0, id.procedure.lastIndexOf('.'))}.${procedure}`
      const text = 'select 1 from kit.idempotency where actor = $1 and procedure = $2 and key = $3'
      return (await db.query({ text, values: [id.actor, subject, id.key] })).length > 0
    }
    return { command, repeats }
  },
})
