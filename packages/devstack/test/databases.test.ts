import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUrl, withClient } from '../src/databases/connect.ts'
import { ensureDatabase } from '../src/databases/databases.ts'
import { applyMigrations, type Migration } from '../src/databases/migrate.ts'
import { schemaDifferences } from '../src/databases/schema-engine.ts'
import { openTestStack, type TestStack } from '../src/stack/test-stack.ts'
import { inRepo } from '../src/workspace/paths.ts'

let testStack: TestStack
beforeAll(async () => {
  testStack = await openTestStack()
})
afterAll(() => testStack.close())

const refusal = (url: string): Promise<string> =>
  withClient(url, async () => 'let in').catch((error: Error) => error.message)

describe('the database of another service', () => {
  test('the service’s role may not connect to it', async () => {
    const { booking, identity } = testStack.stack.databases
    const other = databaseUrl(booking, new URL(identity).pathname.slice(1))
    expect(await refusal(other)).toContain('permission denied for database')
  })

  test('the service’s role may not connect to the administrator’s', async () => {
    const url = databaseUrl(testStack.stack.databases.booking, 'postgres')
    expect(
      await withClient(url, (client) => client.query('create table x ()')).catch((error: Error) => error.message),
    ).toContain('permission denied')
  })

  test('a connection without the password is refused', async () => {
    const url = new URL(testStack.stack.databases.booking)
    url.password = 'guessed'
    expect(await refusal(url.toString())).toContain('password authentication failed')
  })
})

describe('migrations', () => {
  const migration = (name: string, sql: string): Migration => ({ name, sql, checksum: `checksum of ${sql}` })

  const inNewDatabase = async (): Promise<string> => {
    const name = `t${randomUUID().slice(0, 8)}_migrations`
    await ensureDatabase(testStack.stack.infra.postgresUrl, name, { owner: 'nordbo_booking' })
    return databaseUrl(testStack.stack.databases.booking, name)
  }

  test('are applied once, in order', async () => {
    const url = await inNewDatabase()
    const steps = [migration('1_table', 'create table a (x int)'), migration('2_column', 'alter table a add y int')]
    expect(await applyMigrations(url, [], steps)).toEqual(['1_table', '2_column'])
    expect(await applyMigrations(url, [], steps)).toEqual([])
  })

  test('that fail are rolled back completely', async () => {
    const url = await inNewDatabase()
    const broken = migration('1_broken', 'create table a (x int); create table a (x int)')
    await expect(applyMigrations(url, [], [broken])).rejects.toThrow('1_broken')
    expect(await applyMigrations(url, [], [migration('1_table', 'create table a (x int)')])).toEqual(['1_table'])
  })

  test('that were changed after they ran are refused', async () => {
    const url = await inNewDatabase()
    await applyMigrations(url, [], [migration('1_table', 'create table a (x int)')])
    await expect(applyMigrations(url, [], [migration('1_table', 'create table b (x int)')])).rejects.toThrow('1_table')
  })
})

describe('drift', () => {
  test('a column without a migration is found', async () => {
    const schema = readFileSync(inRepo('services/pricing/prisma/schema.prisma'), 'utf8')
    const longer = schema.replace(/^model \w+ \{$/m, '$&\n  forgotten String?')
    expect(await schemaDifferences(testStack.stack.databases.pricing, longer)).toContain(
      'ADD COLUMN     "forgotten" TEXT',
    )
  })
})
