import type { ServiceName } from '@nordbo/contracts'
import { type Stack, withClient } from '@nordbo/devstack'
import type { BootedStack } from '@nordbo/testkit'
import { copyTable } from './copies.ts'
import { type Growth, growth } from './growth.ts'
import { importTemplates } from './import-templates.ts'
import { templateCount } from './market-size.ts'

const growOne = (stack: Stack, service: ServiceName, { tables, after }: Growth, copies: number): Promise<void> =>
  withClient(stack.databases[service], async (client) => {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`)
    for (const table of tables) await copyTable(client, copies, table)
    for (const statement of after?.(copies) ?? []) await client.query(statement)
    await client.query('vacuum analyze')
  })

/** Runs statements as superuser, each alone, because settings cannot change inside a transaction. */
const onServer = (stack: Stack, statements: readonly string[]): Promise<void> =>
  withClient(stack.infra.postgresUrl, async (client) => {
    for (const statement of statements) await client.query(statement)
  })

const fastSettings = [
  'alter system set synchronous_commit = off',
  `alter system set max_wal_size = '8GB'`,
  'select pg_reload_conf()',
]
const usualSettings = ['alter system reset all', 'select pg_reload_conf()', 'checkpoint']

/** Copies the imported homes in every service's database until there are `copies` of each. */
const growMarket = async (stack: Stack, copies: number): Promise<void> => {
  // The largest database is copied beside the others, for two cores.
  await Promise.all([
    growOne(stack, 'booking', growth.booking, copies),
    (async () => {
      await growOne(stack, 'listings', growth.listings, copies)
      await growOne(stack, 'pricing', growth.pricing, copies)
      await growOne(stack, 'identity', growth.identity, copies)
    })(),
  ])
}

/**
 * Fills a running system with a market of `homes` homes, a multiple of `templateCount`. Commits do not wait for the disk meanwhile.
 * Afterwards the server has its usual settings, fresh statistics, and all data on disk.
 */
export const seedMarket = async (booted: BootedStack, homes: number): Promise<void> => {
  const { stack } = booted
  await onServer(stack, fastSettings)
  await importTemplates(booted)
  // Booking's timers scan its largest table, whose indexes are missing while it is copied.
  const booking = booted.childProcess('booking').pid()
  process.kill(booking, 'SIGSTOP')
  try {
    await growMarket(stack, homes / templateCount)
  } finally {
    process.kill(booking, 'SIGCONT')
  }
  await onServer(stack, usualSettings)
}
