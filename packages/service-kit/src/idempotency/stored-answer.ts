import { err, type Result } from '@nordbo/contracts'
import type { SqlClient } from '../database/database.ts'
import type { KitStatements } from '../database/driver-transactions.ts'
import type { Claims } from '../rpc/claims.ts'

/** The answer that is stored under a key, and the hash of the body that it answers. */
export interface StoredAnswer {
  bodyHash: string
  answer: Result<unknown>
}

/** Under what a command's answer is stored. */
export interface CommandIdentity {
  actor: string
  procedure: string
  key: string
  bodyHash: string
}

const actorOf = ({ actor }: Claims): string => {
  if (actor.kind === 'user') return actor.userId
  return actor.kind === 'service' ? `service:${actor.name}` : 'anonymous'
}

/** The identity of a call's command; undefined without a key. */
export const identityOf = (claims: Claims): CommandIdentity | undefined =>
  claims.key === undefined
    ? undefined
    : { actor: actorOf(claims), procedure: claims.procedure, key: claims.key, bodyHash: claims.body }

/** Is this what a command answered? */
export const isResult = (value: unknown): value is Result<unknown> =>
  typeof value === 'object' && value !== null && 'ok' in value

/** Waits for a concurrent holder of the key and returns what is stored under it. */
export const claimAnswer = async (
  statements: KitStatements,
  tx: SqlClient,
  id: CommandIdentity,
): Promise<StoredAnswer | undefined> => {
  const sql = 'select body_hash, answer::text from kit.claim_answer($1, $2, $3)'
  const [row] = await statements.query(tx, { sql, values: [id.actor, id.procedure, id.key] })
  const answer: unknown = row?.[1] ? JSON.parse(row[1]) : undefined
  return row?.[0] && isResult(answer) ? { bodyHash: row[0], answer } : undefined
}

/** Stores the answer of a command that holds its key. */
export const storeAnswer = (
  statements: KitStatements,
  tx: SqlClient,
  id: CommandIdentity,
  answer: Result<unknown>,
): PromiseLike<number> =>
  statements.execute(tx, {
    sql: 'insert into kit.idempotency (actor, procedure, key, body_hash, answer) values ($1, $2, $3, $4, $5::jsonb)',
    values: [id.actor, id.procedure, id.key, id.bodyHash, JSON.stringify(answer)],
  })

/** A stored answer as what the command returned the first time; the same procedure wrote it, so its type is the same. */
export const replay = <T>(stored: StoredAnswer, id: Pick<CommandIdentity, 'bodyHash'>): Result<T> =>
  stored.bodyHash === id.bodyHash ? (stored.answer as Result<T>) : err('idempotency.mismatch')

interface CommandOfCall {
  id: CommandIdentity | undefined
  /** Real time, epoch ms, after which the caller no longer waits. */
  deadline: number
}

/** The commands of the calls that are answered now, by their `command` function, which is all that a handler sees of them. */
const commands = new WeakMap<object, CommandOfCall>()

/** Remembers what the command of a call is stored under. */
export const rememberCommand = (command: object, known: CommandOfCall): void => {
  commands.set(command, known)
}

/** What the command of a call is stored under. Throws for what is no call's command. */
export const commandOf = (command: object): CommandOfCall => {
  const known = commands.get(command)
  if (!known) throw new Error('not the command of a call')
  return known
}
