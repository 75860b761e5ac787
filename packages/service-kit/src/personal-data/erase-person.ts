import type { ErasedKind } from '@nordbo/contracts'
import type { SqlClient } from '../database/database.ts'
import type { PersonalData } from './personal-data.ts'

/** The answers that commands stored, in every service: those of the person, and those of others that are about the person. */
const storedAnswers = {
  rule: 'storedAnswers',
  sql: `delete from kit.idempotency where actor = $1 or answer::text like '%' || $1 || '%'`,
}

const isSelect = (sql: string): boolean => /^\s*(select|with)\b/i.test(sql)

/** Runs a step; returns how many rows it erased, or counted because they are kept. */
const runStep = async (tx: SqlClient, sql: string, personId: string): Promise<number> => {
  if (!isSelect(sql)) return tx.$executeRawUnsafe(sql, personId)
  const [row] = await tx.$queryRawUnsafe<{ count: number | bigint | string }[]>(sql, personId)
  return Number(row?.count ?? 0)
}

/** Erases a person's rows in a transaction, step by step. Returns what was done, without the kinds that had no rows. */
export const erasePerson = async <Tx extends SqlClient>(
  tx: Tx,
  data: PersonalData<Tx>,
  { personId, now }: { personId: string; now: Date },
): Promise<ErasedKind[]> => {
  const done = new Map<string, number>()
  const add = (rule: string, rows: number): void => void done.set(rule, (done.get(rule) ?? 0) + rows)
  for (const { rule, rows } of (await data.eraseInside?.(tx, personId, now)) ?? []) add(rule, rows)
  for (const { rule, sql } of [...data.steps, storedAnswers]) add(rule, await runStep(tx, sql, personId))
  return [...done].filter(([, rows]) => rows > 0).map(([rule, rows]) => ({ rule, rows }))
}
