import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepo } from '@nordbo/devstack'
import { countsPerRequest, openMeter } from '@nordbo/testkit'
import { print, runStep } from '../console/print.ts'
import { seedMarket } from '../market/seed-market.ts'
import { writeFigures } from '../report/write-figures.ts'
import { describeLoad, describePrograms } from '../system/machine.ts'
import { type MeasuredStack, openMeasuredStack } from '../system/measured-stack.ts'
import { memoryOf } from '../system/memory.ts'
import type { Teardown } from '../system/teardown.ts'
import type { CpuLineName } from './line-names.ts'
import { type CpuLine, prepareLine } from './lines.ts'
import { measureCpu, measureCpuAtRest } from './measure-cpu.ts'
import { type ProfiledLine, profiledWith, readKinds, sendProfiled } from './measure-kinds.ts'
import type { CpuReport } from './report.ts'
import type { CpuSettings } from './settings.ts'
import { asMarkdown } from './tables.ts'

/** Runs one measurement after the other, each warm and on a settled system. */
const measureEach = async <T>(
  stack: MeasuredStack,
  lines: readonly CpuLine[],
  what: string,
  measure: (line: CpuLine) => Promise<T>,
): Promise<Map<CpuLineName, T>> => {
  const measured = new Map<CpuLineName, T>()
  for (const line of lines) {
    await stack.payWith(line.usesSandbox ? stack.booted.stack.sandboxUrl : undefined)
    await stack.shareAnswers(line.sharesAnswers)
    const warmUp = await line.ready(line.warmUp)
    await warmUp()
    await stack.booted.settle()
    measured.set(line.name, await runStep(`${what} of ${line.requests} requests: ${line.name}`, () => measure(line)))
  }
  return measured
}

const countEach = async (stack: MeasuredStack, lines: readonly CpuLine[]) => {
  await using meter = await openMeter(stack.booted.stack)
  const counts = await measureEach(stack, lines, 'counts', async (line) =>
    countsPerRequest(await meter.count(await line.ready(line.requests)), line.requests),
  )
  return { counts, missing: meter.missing }
}

/** Where the profiles are: the folder that was asked for, or one that is removed when they have been read. */
const profileFolder = (wanted: string | undefined): { folder: string; remove(): void } => {
  if (wanted !== undefined) {
    mkdirSync(wanted, { recursive: true })
    return { folder: wanted, remove: () => {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'nordbo-profiles-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Profiles every line; the processes write their profiles as the system stops. */
const profileEach = async (
  stack: MeasuredStack,
  lines: readonly CpuLine[],
  folder: string,
): Promise<Map<CpuLineName, ProfiledLine>> => {
  await runStep('processes that profile themselves', () => stack.restart(profiledWith(folder)))
  const profiled = await measureEach(stack, lines, 'profile', (line) => sendProfiled(stack, line))
  await runStep('profiles', stack.stop)
  return profiled
}

/**
 * Measures what one request costs: CPU by process from /proc, counts from the servers, and shares by kind of work from profiles, each with
 * requests of its own, so that neither counting nor profiling is in the CPU. Returns the exit code.
 */
export const runCpu = async (teardown: Teardown, settings: CpuSettings): Promise<number> => {
  const { homes } = settings
  const stack = await runStep('the system', () => openMeasuredStack({}, { counted: true }))
  teardown.add('the system', stack.stop)
  const machine = [...(await describePrograms(stack.booted.stack)), describeLoad()]
  await stack.booted.settle()
  const memory = memoryOf(stack.parts)
  await runStep(`a market of ${homes.toLocaleString('en-GB')} homes`, () => seedMarket(stack.booted, homes))
  const lines: CpuLine[] = []
  for (const name of settings.lines) lines.push(await prepareLine(stack.booted.stack, name))
  const rest = await runStep('CPU at rest', () => measureCpuAtRest(stack))
  const cpu = await measureEach(stack, lines, 'CPU', (line) => measureCpu(stack, line, rest))
  const { counts, missing } = await countEach(stack, lines)
  const { folder, remove } = profileFolder(settings.profiles)
  teardown.add('profiles', async () => remove())
  const profiled = await profileEach(stack, lines, folder)
  const report: CpuReport = {
    machine,
    homes,
    rest,
    memory,
    missing,
    lines: lines.map(({ name, requests }) => {
      const span = profiled.get(name)
      return {
        name,
        requests,
        cpuMs: cpu.get(name) ?? {},
        counts: counts.get(name) ?? new Map(),
        kinds: span ? readKinds(folder, span) : new Map(),
      }
    }),
  }
  remove()
  const markdown = asMarkdown(report)
  print(`\n${markdown}`)
  if (settings.record) writeFigures(inRepo('docs/performance.md'), markdown, 'bench (cpu)')
  return 0
}
