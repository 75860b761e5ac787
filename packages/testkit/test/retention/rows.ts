import { randomUUID } from 'node:crypto'
import type { RetentionRule, ServiceName } from '@nordbo/contracts'
import { z } from 'zod'
import { type BootedStack, withClient } from '../../src/index.ts'

/** What finds a stored row again: values of its key. */
export type RetentionRow = Record<string, unknown>

const Column = z.object({
  name: z.string(),
  type: z.string(),
  category: z.string(),
  label: z.string().nullable(),
  required: z.boolean(),
  key: z.boolean(),
})
type Column = z.infer<typeof Column>

/** Takes a throwaway database's references and checks away, so that rows stand alone. The retention reads neither. */
export const withoutRules = (stack: BootedStack, service: ServiceName): Promise<void> =>
  withClient(stack.stack.databases[service], async (client) => {
    await client.query(
      `do $$ declare c record; begin
         for c in select conrelid::regclass as relation, conname from pg_constraint
           where contype in ('f', 'c', 'x') and connamespace in ('public'::regnamespace, 'kit'::regnamespace) and conparentid = 0
           order by contype = 'c'
         loop execute format('alter table %s drop constraint %I', c.relation, c.conname); end loop; end $$`,
    )
  })

const quoted = (name: string): string => `"${name}"`

/** A table's columns, with whether a row must name them. */
const columnsOf = (stack: BootedStack, service: ServiceName, table: string): Promise<Column[]> =>
  withClient(stack.stack.databases[service], async (client) => {
    const { rows } = await client.query(
      `select a.attname as name, format_type(a.atttypid, null) as type, t.typcategory as category,
         (select enumlabel from pg_enum e where e.enumtypid = a.atttypid order by enumsortorder limit 1) as label,
         a.attnotnull and not a.atthasdef and a.attidentity = '' as required,
         exists (select from pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any (i.indkey)) as key
       from pg_attribute a join pg_type t on t.oid = a.atttypid
       where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
      [table],
    )
    return z.array(Column).min(1).parse(rows)
  })

let number = 20_000

/** Any value of a column's type that no other row has, where the type allows it. */
const anyValue = ({ type, category, label }: Column): unknown => {
  number++
  if (label !== null) return label
  if (type === 'uuid') return randomUUID()
  if (category === 'S') return `row ${number}`
  if (category === 'N') return number
  if (category === 'B') return false
  if (category === 'D') return new Date()
  if (category === 'A') return '{}'
  return type === 'bytea' ? Buffer.from(String(number)) : '{}'
}

/** Stores a row of a rule's table with some values, and any others that it must have. */
export const storeRow = async (
  stack: BootedStack,
  service: ServiceName,
  { table }: RetentionRule,
  values: Record<string, unknown>,
): Promise<RetentionRow> => {
  const columns = await columnsOf(stack, service, table)
  const row: Record<string, unknown> = { ...values }
  for (const column of columns)
    if (!(column.name in row) && (column.required || column.key)) row[column.name] = anyValue(column)
  const names = Object.keys(row)
  await withClient(stack.stack.databases[service], async (client) => {
    await client.query(
      `insert into ${table} (${names.map(quoted).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    )
  })
  return Object.fromEntries(columns.filter(({ key }) => key).map(({ name }) => [name, row[name]]))
}

/** Is a row still there, with what the rule would empty, and not marked? */
export const aliveOf = (
  stack: BootedStack,
  service: ServiceName,
  { table, only, empties, marks }: RetentionRule,
  row: RetentionRow,
): Promise<boolean> =>
  withClient(stack.stack.databases[service], async (client) => {
    const where = Object.keys(row).map((name, at) => `${quoted(name)} = $${at + 1}`)
    const { rows } = await client.query(
      `select ${(empties ?? marks) === undefined ? 'true' : `(${only})`} as whole from ${table} where ${where.join(' and ')}`,
      Object.values(row),
    )
    const [found] = z.array(z.object({ whole: z.boolean() })).parse(rows)
    if (empties !== undefined && !found) throw new Error('a row that is emptied stays')
    return found?.whole ?? false
  })
