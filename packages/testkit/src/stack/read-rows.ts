import { type Stack, withClient } from '@nordbo/devstack'
import { z } from 'zod'

/** Reads a service's own tables, for what the API does not show. */
export const readRows = <S extends z.ZodType>(
  stack: Pick<Stack, 'databases'>,
  service: keyof Stack['databases'],
  row: S,
  sql: string,
  values: unknown[] = [],
): Promise<z.output<S>[]> =>
  withClient(stack.databases[service], async (client) => z.array(row).parse((await client.query(sql, values)).rows))

/** Runs a statement that returns a number as `count`. */
export const countRows = async (
  stack: Pick<Stack, 'databases'>,
  service: keyof Stack['databases'],
  sql: string,
  values: unknown[] = [],
): Promise<number> => {
  const [row] = await readRows(stack, service, z.object({ count: z.coerce.number() }), sql, values)
  return row?.count ?? 0
}
