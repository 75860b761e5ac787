// Second half of the launcher, on the workspace's own Node: runs one command and ends everything that it started.
import type { SuiteName } from './commands/suite.ts'
import { newTeardown } from './supervise/teardown.ts'

const teardown = newTeardown()
let ending = false
let firstSignalAt = 0

const end = async (code: number): Promise<void> => {
  if (ending) return
  ending = true
  for (const failure of await teardown.run()) process.stderr.write(`Not stopped cleanly: ${failure}\n`)
  process.exit(code)
}

/** One Ctrl-C arrives several times: from the terminal, from npm, from the launcher. */
const sameRequestMs = 2_000

const stopFor = (signal: string, code: number): void => {
  const again = signal === 'SIGINT' && firstSignalAt > 0 && performance.now() - firstSignalAt > sameRequestMs
  // A second Ctrl-C exits at once; the reaper ends the rest.
  if (again) process.exit(code)
  if (!ending) process.stdout.write(`\n${signal}: stopping\n`)
  if (firstSignalAt === 0) firstSignalAt = performance.now()
  void end(code)
}
process.on('SIGINT', () => stopFor('SIGINT', 130))
process.on('SIGTERM', () => stopFor('SIGTERM', 143))
process.on('SIGHUP', () => stopFor('SIGHUP', 129))
process.on('disconnect', () => stopFor('The launcher is gone', 143))
// The channel to the launcher must not keep a finished command running.
process.channel?.unref()

const runSuite = async (name: SuiteName): Promise<number> => {
  const { suite } = await import('./commands/suite.ts')
  return suite(name, teardown)
}

/** Options of `npm test`, and the suite that each runs; `--plan` prints the tiers and runs none. */
const testOptions = { '--all': 'all', '--changed': 'changed', '--plan': undefined } as const
const isTestOption = (option: string): option is keyof typeof testOptions => Object.hasOwn(testOptions, option)

const commands: Record<string, () => Promise<number | 'stay'>> = {
  start: async () => {
    const { start } = await import('./commands/start.ts')
    await start(teardown)
    return 'stay'
  },
  fuzz: async () => {
    const { fuzz } = await import('./commands/fuzz.ts')
    return fuzz(teardown)
  },
  chaos: async () => {
    const { chaos } = await import('./commands/chaos.ts')
    return chaos(teardown, process.argv.slice(3))
  },
  reset: async () => {
    const { reset } = await import('./commands/reset.ts')
    await reset()
    return 0
  },
  check: () => runSuite('check'),
  test: async () => {
    const given = process.argv.slice(3)
    const [option] = given
    if (given.length > 1 || (option !== undefined && !isTestOption(option)))
      throw new Error(`npm test takes one option, ${Object.keys(testOptions).join(', ')}; it got ${given.join(' ')}`)
    const name = option === undefined ? 'test' : testOptions[option]
    if (name !== undefined) return runSuite(name)
    const { printPlan } = await import('./commands/suite.ts')
    return printPlan()
  },
  prove: () => runSuite('prove'),
  bench: async () => {
    const { bench } = await import('./commands/bench.ts')
    return bench(teardown, process.argv.slice(3))
  },
  crowd: async () => {
    const { crowd } = await import('./commands/crowd.ts')
    return crowd(teardown)
  },
  lighthouse: async () => {
    const { lighthouse } = await import('./commands/lighthouse.ts')
    return lighthouse(teardown)
  },
  scroll: async () => {
    const { scroll } = await import('./commands/scroll.ts')
    return scroll(teardown)
  },
  env: async () => {
    const { writeEnv } = await import('./commands/env.ts')
    return writeEnv()
  },
  generate: async () => {
    const { generate } = await import('./build/generate.ts')
    await generate()
    return 0
  },
}

const command = commands[process.argv[2] ?? '']
if (command === undefined) {
  process.stderr.write(`Unknown command '${process.argv[2] ?? ''}'\n`)
  process.exit(1)
}

try {
  const outcome = await command()
  if (outcome === 'stay') setInterval(() => {}, 2 ** 30)
  else await end(outcome)
} catch (error) {
  if (!ending) process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  await end(1)
}
