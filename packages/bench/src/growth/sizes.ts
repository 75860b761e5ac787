import { type Stack, withClient } from '@nordbo/devstack'
import { z } from 'zod'

const Tables = z.array(
  z.object({ name: z.string(), rows: z.coerce.number(), heap: z.coerce.number(), indexes: z.coerce.number() }),
)

/** A table on disk: `heap` is its rows with what is stored beside them, bytes. */
export type TableSize = z.infer<typeof Tables>[number] & { service: GrownService }

/** Services whose databases grow with the market. */
export const grownServices = ['listings', 'booking', 'pricing'] as const
type GrownService = (typeof grownServices)[number]

/** Tables that are smaller are left out, bytes. */
const worthNaming = 32 * 2 ** 20

/** The large tables of the market, largest first. */
export const readTableSizes = async (stack: Stack): Promise<TableSize[]> => {
  const sizes = await Promise.all(
    grownServices.map((service) =>
      withClient(stack.databases[service], async (client) => {
        const { rows } = await client.query(
          `select relname as name, reltuples as rows, pg_table_size(oid) as heap, pg_indexes_size(oid) as indexes
           from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_total_relation_size(oid) >= $1`,
          [worthNaming],
        )
        return Tables.parse(rows).map((table) => ({ service, ...table }))
      }),
    ),
  )
  return sizes.flat().toSorted((one, other) => other.heap + other.indexes - one.heap - one.indexes)
}

const Parts = z.array(z.object({ name: z.string(), bytes: z.coerce.number() }))

/** Indexes of the search's own tables, largest first, bytes. */
export const readSearchIndexes = (stack: Stack): Promise<z.infer<typeof Parts>> =>
  withClient(stack.databases.listings, async (client) => {
    const { rows } = await client.query(
      `select i.indexrelid::regclass::text as name, pg_relation_size(i.indexrelid) as bytes from pg_index i
       where i.indrelid::regclass::text like 'search\\_%' order by 2 desc limit 8`,
    )
    return Parts.parse(rows)
  })
