import { Prisma } from '../generated/prisma/client.ts'

/** All of these conditions; true when there is none. */
export const allOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length === 0 ? Prisma.sql`true` : Prisma.join([...conditions], ' and ')

/** One of these conditions; there must be one. */
export const anyOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  Prisma.sql`(${Prisma.join([...conditions], ' or ')})`

/** Conditions of what was asked for; nothing for what was not. */
export const when = <T>(value: T | undefined, condition: (value: T) => Prisma.Sql): Prisma.Sql[] =>
  value === undefined ? [] : [condition(value)]
