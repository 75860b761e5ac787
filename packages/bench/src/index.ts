import { inRepo } from '@nordbo/devstack'
import { print } from './console/print.ts'
import { asMarkdown, type Report } from './report/tables.ts'
import { writeFigures } from './report/write-figures.ts'
import { runScale } from './run-scale.ts'
import { settingsFrom } from './settings.ts'
import { openMeasuredStack } from './system/measured-stack.ts'

/** Steps to undo when the command ends. */
interface Teardown {
  add(name: string, undo: () => Promise<void>): void
}

/** Measures the system, prints the figures and, after a full run, writes them into docs/performance.md. Returns the exit code. */
export const bench = async (teardown: Teardown): Promise<number> => {
  const settings = settingsFrom(process.env)
  const report: Report = { machine: [], seeded: [], lines: [], paid: [], finding: [], notices: [] }
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
