import { inRepo } from '@nordbo/devstack'
import { runAccounts } from './accounts/run-accounts.ts'
import { readArguments } from './arguments.ts'
import { print } from './console/print.ts'
import { runCpu } from './cpu/run-cpu.ts'
import { cpuSettingsFrom } from './cpu/settings.ts'
import { runGrowth } from './growth/run-growth.ts'
import { runHotels } from './hotels/run-hotels.ts'
import { runMessages } from './messages/run-messages.ts'
import { asMarkdown, type Report } from './report/tables.ts'
import { writeFigures } from './report/write-figures.ts'
import { runRights } from './rights/run-rights.ts'
import { runScale } from './run-scale.ts'
import { settingsFrom } from './settings.ts'
import { openMeasuredStack } from './system/measured-stack.ts'
import type { Teardown } from './system/teardown.ts'

/**
 * Measures the system, prints the figures and, after a full run, writes them into docs/performance.md. With `--cpu LINE` it measures what a
 * request costs instead, with `--growth HOMES` a large market, with `--rights` a person's export and erasure, with `--accounts` whether
 * times reveal accounts and what signing in costs, with `--messages` how fast people hear each other, with `--hotels` how fast hotels are found. Returns the exit code. @throws for other arguments
 */
export const bench = async (teardown: Teardown, args: readonly string[]): Promise<number> => {
  const given = readArguments(args)
  if (given.rights) return runRights(teardown)
  if (given.accounts) return runAccounts(teardown)
  if (given.messages) return runMessages(teardown, process.env)
  if (given.hotels) return runHotels(teardown)
  if (given.growth !== undefined) return runGrowth(teardown, given.growth)
  const cpu = cpuSettingsFrom(given.cpu, process.env)
  if (cpu) return runCpu(teardown, cpu)
  const settings = settingsFrom(process.env)
  const report: Report = { machine: [], seeded: [], lines: [], paid: [], finding: [], calendar: [], notices: [] }
  for (const homes of settings.scales) {
    print(`\n${homes.toLocaleString('en-GB')} homes`)
    const stack = await openMeasuredStack()
    teardown.add(`the system with ${homes} homes`, stack.stop)
    await runScale(stack, homes, settings, report)
    await stack.stop()
  }
  const markdown = asMarkdown(report)
  print(`\n${markdown}`)
  if (settings.record) writeFigures(inRepo('docs/performance.md'), markdown, 'bench')
  return 0
}
