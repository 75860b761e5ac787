import { ok, type Result } from '@nordbo/contracts'
import { z } from 'zod'
import type { Call } from '../rpc/call.ts'
import { commandOf, isResult, replay } from './stored-answer.ts'

/**
 * What one statement did: it stored the change and its answer; it found the key's stored answer, as `kit.claim_command` returns it; or it
 * changed nothing, because what it was prepared from has changed.
 */
export type StatementOutcome = { kind: 'stored' } | { kind: 'known'; known: unknown } | { kind: 'changed' }

const storedAnswer = z.object({ bodyHash: z.string(), answer: z.custom<Result<unknown>>(isResult) })

/** A value of a statement of the driver: JSON text that is made when the statement is sent on its connection. */
export interface StatementCommand {
  toPostgres(): string
}

/**
 * Runs the command of a call as one statement, with the guarantees of `call.command`. `run` gets a value that its statement passes to
 * `kit.claim_command` before its checks and to `kit.store_answer` after its change. Returns the answer, and whether this call stored it;
 * undefined when the statement changed nothing, so that `call.command` may decide anew. Throws with nothing stored once the caller's deadline
 * has passed, wherever the statement waited until then.
 */
export const commandAtOnce = async <T>(
  { command }: Pick<Call, 'command'>,
  answer: T,
  run: (command: StatementCommand) => Promise<StatementOutcome>,
): Promise<{ result: Result<T>; stored: boolean } | undefined> => {
  const { id, deadline } = commandOf(command)
  const leftMs = (): number => Math.ceil(deadline - Date.now())
  if (leftMs() <= 0) throw new Error('the deadline passed before the command began')
  const result = ok(answer)
  // The statement may wait for a connection first, and is sent again when it lost a race.
  const outcome = await run({ toPostgres: () => JSON.stringify({ ...id, waitMs: leftMs(), answer: result }) })
  if (outcome.kind === 'changed') return undefined
  if (outcome.kind === 'stored') return { result, stored: true }
  if (!id) throw new Error('a command without a key has no stored answer')
  return { result: replay<T>(storedAnswer.parse(outcome.known), id), stored: false }
}
