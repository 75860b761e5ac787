import { inRepo } from '@nordbo/devstack'
import { print, runStep } from '../console/print.ts'
import { writeFigures } from '../report/write-figures.ts'
import { describeLoad, describePrograms } from '../system/machine.ts'
import { openMeasuredStack } from '../system/measured-stack.ts'
import type { Teardown } from '../system/teardown.ts'
import { measureEcho, measureNats } from './floors.ts'
import { measureLongThread } from './long-thread.ts'
import { measureTalks } from './measure-talks.ts'
import { messageSettingsFrom } from './settings.ts'
import { asMarkdown, isReached } from './tables.ts'

/** One address opens all sockets here. */
const limits = { bff: { RATE_LIMIT_PER_MINUTE: '1000000000' } }

/**
 * Measures how long a message takes to the other person, what it costs, and whether any is lost, also when the BFF is killed. A whole run
 * writes docs/performance.md. Returns the exit code, which is 1 if a goal is missed.
 */
export const runMessages = async (teardown: Teardown, env: Record<string, string | undefined>): Promise<number> => {
  const settings = messageSettingsFrom(env)
  const stack = await openMeasuredStack(limits)
  teardown.add('the system', stack.stop)
  const machine = [...(await describePrograms(stack.booted.stack)), describeLoad()]
  const echo = await runStep('a bare WebSocket echo', () => measureEcho(settings))
  const nats = await runStep('NATS alone', () => measureNats(stack, settings))
  const steady = await runStep('talks', () => measureTalks(stack, settings, { kill: false }))
  const killed = await runStep('talks while the BFF is killed', () => measureTalks(stack, settings, { kill: true }))
  const long = await runStep('a long thread', () => measureLongThread(stack, settings.long))
  await stack.stop()
  const figures = { machine, settings, echo, nats, steady, killed, long }
  const markdown = asMarkdown(figures)
  print(`\n${markdown}`)
  if (settings.record) writeFigures(inRepo('docs/performance.md'), markdown, 'bench (messages)')
  return isReached(figures) ? 0 : 1
}
