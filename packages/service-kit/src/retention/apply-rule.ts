import type { RetentionRule } from '@nordbo/contracts'
import type { SqlClient } from '../database/database.ts'

const batchSize = 5_000
const dayMs = 24 * 3_600_000

/** The time before which rows of a rule are kept no longer. */
export const cutoffOf = ({ days, clock }: RetentionRule, domainNow: Date): Date =>
  new Date((clock === 'domain' ? domainNow.getTime() : Date.now()) - days * dayMs)

const conditionOf = ({ since, only }: RetentionRule): string =>
  `${since} <= $1::timestamptz${only === undefined ? '' : ` and ${only}`}`

/** Deletes, empties or marks rows that are kept no longer, in batches. Returns how many. */
export const applyRule = async (client: SqlClient, rule: RetentionRule, domainNow: Date): Promise<number> => {
  const { table, empties, marks } = rule
  const changes = empties ?? marks
  const expired = `(select ctid from ${table} where ${conditionOf(rule)} limit ${batchSize})`
  const statement =
    changes === undefined
      ? `delete from ${table} where ctid = any (array${expired})`
      : `update ${table} set ${changes} where ctid = any (array${expired})`
  const cutoff = cutoffOf(rule, domainNow).toISOString()
  let total = 0
  for (let changed = batchSize; changed === batchSize; total += changed)
    changed = await client.$executeRawUnsafe(statement, cutoff)
  return total
}
