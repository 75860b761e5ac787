import { Prisma } from '../generated/prisma/client.ts'

/** Joins conditions with `and`; `true` for none. */
export const allOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length === 0 ? Prisma.sql`true` : Prisma.join([...conditions], ' and ')

/** Joins conditions with `or`; needs at least one. */
export const anyOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  Prisma.sql`(${Prisma.join([...conditions], ' or ')})`

/** The condition for a value, in a list; an empty list for `undefined`. */
export const when = <T>(value: T | undefined, condition: (value: T) => Prisma.Sql): Prisma.Sql[] =>
  value === undefined ? [] : [condition(value)]
