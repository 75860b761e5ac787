import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../supervise/run-quietly.ts'
import { inRepo } from '../workspace/paths.ts'

const prismaVersion = (): string => readFileSync(inRepo('packages/devstack/node_modules/prisma/package.json'), 'utf8')

/** Generates the Prisma client in one folder, unless it was generated from this schema. Returns whether it did. */
const generateIn = async (folder: string): Promise<boolean> => {
  const schema = inRepo(folder, 'prisma/schema.prisma')
  const stamp = inRepo(folder, 'src/generated/prisma/.schema-hash')
  const wanted = createHash('sha256').update(readFileSync(schema)).update(prismaVersion()).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  const cli = inRepo('packages/devstack/node_modules/prisma/build/index.js')
  try {
    // Generating needs no engine; an existing path prevents a download.
    await runQuietly([cli, 'generate', '--schema', schema], {
      cwd: inRepo(folder),
      env: {
        PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        CHECKPOINT_DISABLE: '1',
      },
    })
  } catch (error) {
    const output = error instanceof Error ? error.message : error
    throw new Error(`prisma generate failed for ${folder}:\n${output}`, { cause: error })
  }
  writeFileSync(stamp, wanted)
  return true
}

/** The toy service of service-kit's tests, which has its own schema. */
const toy = 'packages/service-kit/test/toy'

/** Generates the database clients of all services whose schema changed, and of the kit's toy; returns their folders. */
export const generate = async (): Promise<string[]> => {
  const folders = [...readdirSync(inRepo('services')).map((name) => join('services', name)), toy].filter((folder) =>
    existsSync(inRepo(folder, 'prisma/schema.prisma')),
  )
  const changed = await Promise.all(folders.map(async (folder) => ((await generateIn(folder)) ? folder : undefined)))
  return changed.filter((folder) => folder !== undefined)
}
