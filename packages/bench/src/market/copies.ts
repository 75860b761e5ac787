import pg from 'pg'
import { z } from 'zod'

/**
 * SQL for the id of a copy: a UUID in the form of version 4, made only from the template's id and the number of the copy, so that
 * all databases agree. `copy` is in scope of every expression.
 */
export const copyOf = (id: string): string =>
  `overlay(overlay(md5(${id}::text || ':' || copy) placing '4' from 13) placing 'a' from 17)::uuid`

/** SQL for a pseudo-random number from 0 to 1, by home, copy and `salt`. */
export const chance = (id: string, salt: string): string =>
  `(('x' || left(md5(${id}::text || ':${salt}:' || copy), 8))::bit(32)::bigint & 2147483647) / 2147483648.0`

/** SQL for the days by which a copy's calendar is later: whole weeks, so that weekdays stay. */
export const shiftDays = '(7 * (copy % 4))'

/** A table whose template rows `t` are copied. */
export interface CopiedTable {
  table: string
  /** SQL by column where a copy differs from its template. */
  columns: Record<string, string>
  /** Further sources of the expressions, made from `t` and `copy`. */
  from?: string
}

const Names = z.array(z.object({ name: z.string() }))
const Definitions = z.array(z.object({ undo: z.string(), redo: z.string() }))

const columnsOf = async (client: pg.Client, table: string): Promise<string[]> => {
  const { rows } = await client.query(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [pg.escapeIdentifier(table)],
  )
  return Names.parse(rows).map(({ name }) => name)
}

/** Statements that drop and recreate row constraints and the indexes that are no keys. */
const heavyParts = async (client: pg.Client, table: string): Promise<z.infer<typeof Definitions>> => {
  const { rows } = await client.query(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as undo,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as redo
     from pg_constraint where conrelid = $1::regclass and contype in ('f', 'x')
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [pg.escapeIdentifier(table)],
  )
  return Definitions.parse(rows)
}

/**
 * Copies the rows of a table `copies - 1` times. Indexes and constraints are dropped before and recreated afterwards, which takes a
 * fraction of the time.
 */
export const copyTable = async (client: pg.Client, copies: number, given: CopiedTable): Promise<void> => {
  const { table, columns, from = '' } = given
  const name = pg.escapeIdentifier(table)
  const names = await columnsOf(client, table)
  const unknown = Object.keys(columns).filter((column) => !names.includes(column))
  if (unknown.length > 0) throw new Error(`${table} has no column ${unknown.join(', ')}`)
  const parts = await heavyParts(client, table)
  for (const { undo } of parts) await client.query(undo)
  await client.query(`alter table ${name} disable trigger user`)
  const values = names.map((column) => columns[column] ?? `t.${pg.escapeIdentifier(column)}`)
  await client.query(
    `insert into ${name} (${names.map((column) => pg.escapeIdentifier(column)).join(', ')})
     select ${values.join(', ')} from ${name} t cross join generate_series(1, ${copies - 1}) copy ${from}`,
  )
  await client.query(`alter table ${name} enable trigger user`)
  for (const { redo } of parts) await client.query(redo)
}
