import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessName, ServerName } from '@nordbo/devstack'
import type { BootedStack, Random } from '../../src/index.ts'

/** The processes that faults hit, each run as a process of its own. */
export const hitProcesses = [
  'identity',
  'listings',
  'pricing',
  'booking',
  'messaging',
  'payouts',
  'bff',
] as const satisfies readonly ProcessName[]

const servers = ['nats', 'redis', 'postgres'] as const satisfies readonly ServerName[]

interface Fault {
  name: string
  /** Strikes, and ends once what it hit is back. */
  strike(): Promise<void>
}

const faultsOf = (stack: BootedStack, random: Random): Fault[] => {
  const awayMs = (): number => random.whole(0, 4_000)
  return [
    ...hitProcesses.flatMap((name): Fault[] => [
      {
        name: `${name} is killed`,
        strike: async () => {
          await stack.childProcess(name).kill()
          await pause(awayMs())
          await stack.childProcess(name).restart()
        },
      },
      {
        name: `${name} stands still`,
        strike: async () => {
          process.kill(stack.childProcess(name).pid(), 'SIGSTOP')
          await pause(1_000 + awayMs())
          process.kill(stack.childProcess(name).pid(), 'SIGCONT')
        },
      },
    ]),
    ...servers.map(
      (name): Fault => ({
        name: `${name} is killed`,
        strike: async () => {
          await stack.infra.kill(name)
          await pause(awayMs())
          await stack.infra.restart(name)
        },
      }),
    ),
    { name: 'the store of nats is lost', strike: () => stack.infra.restart('nats', { wipe: true }) },
  ]
}

/** Milliseconds between two faults, at most. */
const longestRestMs = 6_000

/**
 * Strikes until the time is over, one fault after the other in an order that the seed decides, each kind before any comes again. Returns
 * their names. A fault under way is ended.
 */
export const strikeUntil = async (
  stack: BootedStack,
  random: Random,
  endAt: number,
  say: (line: string) => void,
): Promise<string[]> => {
  const struck: string[] = []
  for (let left: Fault[] = []; Date.now() < endAt; ) {
    if (left.length === 0) left = faultsOf(stack, random)
    const fault = random.pick(left)
    left = left.filter((each) => each !== fault)
    say(fault.name)
    struck.push(fault.name)
    await fault.strike()
    await pause(random.whole(500, longestRestMs))
  }
  return struck
}
