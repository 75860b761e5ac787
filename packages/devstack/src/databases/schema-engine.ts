import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'
import { SchemaEngine } from '@prisma/schema-engine-wasm'
import pg from 'pg'
import { z } from 'zod'

// Prisma's schema engine as WebAssembly, since its usual binary would have to be downloaded.

const answer = z.looseObject({ fields: z.array(z.looseObject({ dataTypeID: z.number() })).optional() })
const charOid = 18
const textOid = 25

/**
 * The adapter refuses Postgres's one-byte `"char"`, which the engine reads in the catalogue. Such columns are read as text
 * and returned to the engine as characters.
 */
const withCharColumns = (adapter: SqlDriverAdapter): SqlDriverAdapter => {
  const chars = new WeakMap<SqlQuery, number[]>()
  const performIO: unknown = Reflect.get(adapter, 'performIO')
  if (typeof performIO !== 'function') throw new Error('the Postgres adapter has no performIO any more')
  const queryRaw = adapter.queryRaw.bind(adapter)
  Object.assign(adapter, {
    performIO: async (query: SqlQuery): Promise<unknown> => {
      const result: unknown = await performIO.call(adapter, query)
      const { fields = [] } = answer.parse(result)
      const found = fields.flatMap(({ dataTypeID }, index) => (dataTypeID === charOid ? [index] : []))
      chars.set(query, found)
      if (found.length === 0 || typeof result !== 'object' || result === null) return result
      return {
        ...result,
        fields: fields.map((field) => (field.dataTypeID === charOid ? { ...field, dataTypeID: textOid } : field)),
        rows: Reflect.get(result, 'rows'),
      }
    },
    queryRaw: async (query: SqlQuery) => {
      const result = await queryRaw(query)
      for (const index of chars.get(query) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character
      return result
    },
  })
  return adapter
}

/** Opens the schema engine on a database. The caller frees it and ends the pool. */
const openEngine = async (pool: pg.Pool, schema: string): Promise<SchemaEngine> => {
  // The engine reports a panic through this global before it traps.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (text: string) => process.stderr.write(`${text}\n`) },
  })
  const factory = new PrismaPg(pool)
  const bound = bindMigrationAwareSqlAdapterFactory({
    provider: factory.provider,
    adapterName: '@prisma/adapter-pg',
    connect: async () => withCharColumns(await factory.connect()),
    connectToShadowDb: async () => withCharColumns(await factory.connectToShadowDb()),
  })
  return SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, bound)
}

/**
 * What would have to change in the database at `url` to match a Prisma schema, as SQL; empty when they agree. Only the
 * schema `public` is compared, so the kit's tables do not count.
 */
export const schemaDifferences = async (url: string, schema: string): Promise<string> => {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const file = { files: [{ path: 'schema.prisma', content: schema }] }
  try {
    const engine = await openEngine(pool, schema)
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', ...file, configDir: '' },
      to: { tag: 'schemaDatamodel', ...file },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    engine.free()
    return exitCode === 2 ? (stdout ?? 'they differ') : ''
  } finally {
    await pool.end()
  }
}
