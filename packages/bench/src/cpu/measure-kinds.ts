import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRepo } from '@nordbo/devstack'
import { type Kind, type TimeSpan, timeByKind } from '../profile/kinds.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import type { CpuLine } from './lines.ts'

/** When a line was measured, and the processes that ran then, by id. */
export interface ProfiledLine extends TimeSpan {
  processes: ReadonlyMap<string, number>
}

/** The variables with which a process profiles itself; it writes its profile when it ends. */
export const profiledWith = (folder: string): Record<string, string> => ({
  NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder} --import=${pathToFileURL(inRepo('packages/bench/src/profile/name-json.ts')).href}`,
})

const now = (): number => Number(process.hrtime.bigint() / 1_000n)

/** Makes a line's requests while every process profiles itself. */
export const sendProfiled = async (stack: MeasuredStack, line: CpuLine): Promise<ProfiledLine> => {
  const running = stack.parts.flatMap(({ name, pid }) => (pid === undefined ? [] : [[name, pid] as const]))
  const send = await line.ready(line.requests)
  const from = now()
  await send()
  await stack.booted.settle()
  return { from, to: now(), processes: new Map(running) }
}

/** Shares of a process's busy time by kind, all of its threads together; 1 in total. */
export type KindShares = ReadonlyMap<Kind, number>

/** The process id in the name of a profile: `CPU.<day>.<time>.<process>.<thread>.<number>.cpuprofile`. */
const processOf = (file: string): number => Number(file.split('.')[3])

/** Reads the profiles that the processes of a line have written. */
export const readKinds = (folder: string, { processes, ...span }: ProfiledLine): ReadonlyMap<string, KindShares> => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'))
  const shares = [...processes].flatMap(([name, pid]) => {
    const times = new Map<Kind, number>()
    for (const file of files.filter((each) => processOf(each) === pid)) {
      const found = timeByKind(JSON.parse(readFileSync(join(folder, file), 'utf8')), span)
      for (const [kind, ms] of found) times.set(kind, (times.get(kind) ?? 0) + ms)
    }
    const total = [...times.values()].reduce((sum, ms) => sum + ms, 0)
    if (total === 0) return []
    return [[name, new Map([...times].map(([kind, ms]) => [kind, ms / total]))] as const]
  })
  return new Map(shares)
}
