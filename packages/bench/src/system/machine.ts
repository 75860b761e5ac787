import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { type Stack, withClient } from '@nordbo/devstack'
import { z } from 'zod'

const systemName = (): string => {
  try {
    return /PRETTY_NAME="([^"]+)"/.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? process.platform
  } catch {
    return process.platform
  }
}

/** Mean time of a small synced write, ms, for which commits wait. */
const syncMs = (stack: Stack): Promise<number> =>
  withClient(stack.databases.booking, async (client) => {
    await client.query('create table if not exists baseline.synced (at timestamptz)')
    const rounds = 60
    const began = performance.now()
    for (let round = 0; round < rounds; round++)
      await client.query('insert into baseline.synced values (clock_timestamp())')
    return (performance.now() - began) / rounds
  })

/** Describes processors and programs, as lines of Markdown. */
export const describePrograms = async (stack: Stack): Promise<string[]> => {
  const version = await withClient(stack.databases.booking, async (client) => {
    const { rows } = await client.query('show server_version')
    return z.tuple([z.object({ server_version: z.string() })]).parse(rows)[0].server_version
  })
  const processors = cpus()
  return [
    `- ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB of memory`,
    `- ${systemName()}, Linux ${release()}, Node ${process.versions.node}, PostgreSQL ${version}`,
  ]
}

/** Describes what else the machine is doing, as a line of Markdown. */
export const describeLoad = (): string =>
  `- load average when the run began: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')} (what else the machine was doing)`

/** Describes the machine, as lines of Markdown; the baseline's tables must exist. */
export const describeMachine = async (stack: Stack): Promise<string[]> => [
  ...(await describePrograms(stack)),
  `- a commit that waits for the disk, alone: ${(await syncMs(stack)).toFixed(2)} ms`,
  describeLoad(),
]
