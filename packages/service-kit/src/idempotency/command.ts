import { type Result, staysTrue } from '@nordbo/contracts'
import type { Database, PrismaLike, TxOf } from '../database/database.ts'
import type { KitStatements } from '../database/driver-transactions.ts'
import { StacklessError } from '../errors/stackless-error.ts'
import type { Call, CommandRunner } from '../rpc/call.ts'
import { claimAnswer, identityOf, rememberCommand, replay, storeAnswer } from './stored-answer.ts'

/** Carries a refusal out of a transaction, so that it rolls back. */
class Refused extends StacklessError {
  readonly result: Result<never>
  constructor(result: Result<never>) {
    super('refused')
    this.result = result
  }
}

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
        const stored = id && (await claimAnswer(statements, tx, id))
        if (id && stored) {
          known = true
          return replay<T>(stored, id)
        }
        const result = await work(tx)
        if (!result.ok) throw new Refused(result)
        if (id) await storeAnswer(statements, tx, id, result)
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
        const stored = await claimAnswer(statements, tx, id)
        if (stored) return replay<T>(stored, id)
        await storeAnswer(statements, tx, id, result)
        return result
      })
    }
    rememberCommand(command, { id, deadline })
    const repeats: Call['repeats'] = async (db, procedure) => {
      if (!id) return false
      const subject = `${id.procedure.slice(0, id.procedure.lastIndexOf('.'))}.${procedure}`
      const text = 'select 1 from kit.idempotency where actor = $1 and procedure = $2 and key = $3'
      return (await db.query({ text, values: [id.actor, subject, id.key] })).length > 0
    }
    return { command, repeats }
  },
})
