import type { ServiceName } from '../rpc/principals.ts'

/** How long rows of a table are kept (docs/product/data-rights.md, Retention). */
export interface RetentionRule {
  /** Whose table it is; `every` for those that each service has. */
  readonly service: ServiceName | 'every'
  readonly table: string
  readonly what: string
  /** The column from which the days count. */
  readonly since: string
  readonly days: number
  readonly why: string
  /** Rows that the rule is about, as an SQL condition. Without one it is all of them. */
  readonly only?: string
  /** What is emptied, as SQL assignments, where the row itself stays. */
  readonly empties?: string
  /** What marks rows, as SQL assignments, where a timer then deletes them with their files. */
  readonly marks?: string
  /** The clock that the column was written by. */
  readonly clock: 'domain' | 'real'
}

/** Days. */
export const month = 30
export const year = 365
/** Years that the Danish Bookkeeping Act asks for, from the end of the year in which something was booked. */
export const bookkeepingYears = 5
/** Days until that time is certainly over: at most a year more. */
export const bookkeepingDays = (bookkeepingYears + 1) * year
