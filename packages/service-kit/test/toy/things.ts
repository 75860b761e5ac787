import { z } from 'zod'
import type { DriverSql } from '../../src/index.ts'

/** A driver's client or transaction. */
export type Reader = Pick<DriverSql, '$queryRaw'>
type Writer = Pick<DriverSql, '$executeRaw'>

/** The count of a thing; undefined for one that does not exist. */
export const countOf = async (sql: Reader, id: string): Promise<number | undefined> =>
  z.array(z.object({ count: z.int() })).parse(await sql.$queryRaw`select count from thing where id = ${id}::uuid`)[0]
    ?.count

/** Adds to a thing, which begins to exist with it. */
export const addToThing = async (sql: Writer, id: string, by: number): Promise<void> => {
  await sql.$executeRaw`
    insert into thing (id, count, revision) values (${id}::uuid, ${by}::int, 1)
    on conflict (id) do update set count = thing.count + excluded.count`
}
