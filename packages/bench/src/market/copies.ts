import pg from 'pg'
import { z } from 'zod'

/**
 * The id of a copy: a valid UUID in the form of version 4, from the template's id and the number of the copy alone, so that every
 * database makes the same one without asking the others. `copy` is in scope of every expression.
 */
export const copyOf = (id: string): string =>
  `overlay(overlay(md5(${id}::text || ':' || copy) placing '4' from 13) placing 'a' from 17)::uuid`

/** A number from 0 to 1 that depends on a home, the copy and `salt`. */
export const chance = (id: string, salt: string): string =>
  `(('x' || left(md5(${id}::text || ':${salt}:' || copy), 8))::bit(32)::bigint & 2147483647) / 2147483648.0`

/** By how many whole weeks the calendar of a copy is later, as days: nights stay on their weekdays. */
export const shiftDays = '(7 * (copy % 4))'

/** A table whose template rows `t` are copied. */
export interface CopiedTable {
  table: string
  /** What a copy has instead of its template's value; every other column is the same. */
  columns: Record<string, string>
  /** Further things that the expressions name, from `t` and `copy`. */
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

/** Constraints that are checked row by row and indexes that are not a key's, with how to drop and to make each again. */
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
 * Copies the rows of a table `copies - 1` times. Indexes and checks of other rows are taken away and made again afterwards, by
 * which the same constraints hold and the work takes a fraction of the time.
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
