import { serviceNames } from '@nordbo/contracts'
import { inRepo, waitUntil } from '@nordbo/devstack'
import { type BootedStack, type Person, readRows } from '@nordbo/testkit'
import { z } from 'zod'
import { print, runStep } from '../console/print.ts'
import { writeFigures } from '../report/write-figures.ts'
import { describeLoad, describePrograms } from '../system/machine.ts'
import { openMeasuredStack } from '../system/measured-stack.ts'
import type { Teardown } from '../system/teardown.ts'
import { makePerson } from './known-person.ts'
import { asMarkdown, goalSeconds, type RightsRun } from './tables.ts'

const runs = 3
const Started = z.object({ id: z.uuid() })
const Export = z.object({ status: z.string(), bytes: z.number().nullish() })
const Done = z.object({ at: z.coerce.date() })
const Erased = z.object({ id: z.uuid(), done: z.boolean() })

const untilDone = async (what: string, done: () => Promise<boolean>): Promise<void> => {
  const ended = await waitUntil(done, 10 * goalSeconds * 1_000, () => false)
  if (!ended) throw new Error(`${what} did not end`)
}

/** When each service had done its part of a request, ms after identity stored it in `table`. */
const partsOf = async (
  { stack }: BootedStack,
  table: 'data_export' | 'erasure',
  id: string,
): Promise<Record<string, number>> => {
  const parts: Record<string, number> = {}
  const [asked] = await readRows(stack, 'identity', Done, `select requested_at as at from ${table} where id = $1`, [id])
  const begun = asked?.at.getTime() ?? 0
  for (const service of serviceNames) {
    const [row] = await readRows(stack, service, Done, 'select done_at as at from kit.person_request where id = $1', [
      id,
    ])
    if (row) parts[service] = row.at.getTime() - begun
  }
  return parts
}

const measureExport = async (stack: BootedStack, person: Person): Promise<RightsRun> => {
  const started = performance.now()
  const { id } = await person.postOk(Started, '/api/me/export')
  const read = async () => Export.parse((await person.get(`/api/me/export/${id}`)).body)
  await untilDone('the export', async () => (await read()).status === 'ready')
  const ms = performance.now() - started
  return { ms, parts: await partsOf(stack, 'data_export', id), bytes: (await read()).bytes ?? 0 }
}

const measureErasure = async (stack: BootedStack, person: Person): Promise<RightsRun> => {
  const started = performance.now()
  const answer = await person.send('DELETE', '/api/me', { confirm: 'SLET' })
  if (answer.status !== 200) throw new Error(`the erasure was refused: ${answer.code}`)
  const read = async () => {
    const sql = 'select id, completed_at is not null as done from erasure where user_id = $1'
    return (await readRows(stack.stack, 'identity', Erased, sql, [person.id]))[0]
  }
  await untilDone('the erasure', async () => (await read())?.done === true)
  const ms = performance.now() - started
  return { ms, parts: await partsOf(stack, 'erasure', (await read())?.id ?? ''), bytes: 0 }
}

/**
 * Measures how long an export and an erasure of a person with much take (docs/product/data-rights.md). Writes docs/performance.md; returns
 * the exit code.
 */
export const runRights = async (teardown: Teardown): Promise<number> => {
  const stack = await openMeasuredStack()
  teardown.add('the system', stack.stop)
  const [exported, erased]: RightsRun[][] = [[], []]
  for (let run = 1; run <= runs; run++) {
    const person = await runStep(`person ${run} of ${runs}`, () => makePerson(stack.booted))
    exported?.push(await measureExport(stack.booted, person))
    await stack.booted.settle()
    erased?.push(await measureErasure(stack.booted, person))
    await stack.booted.settle()
  }
  const machine = [...(await describePrograms(stack.booted.stack)), describeLoad()]
  await stack.stop()
  const all = [...(exported ?? []), ...(erased ?? [])]
  const markdown = asMarkdown({ machine, exported: exported ?? [], erased: erased ?? [] })
  print(`\n${markdown}`)
  writeFigures(inRepo('docs/performance.md'), markdown, 'bench (rights)')
  return all.every(({ ms }) => ms <= goalSeconds * 1_000) ? 0 : 1
}
