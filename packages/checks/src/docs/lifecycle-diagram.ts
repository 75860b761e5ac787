import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { repoRoot } from '../files/source-files.ts'

const lifecycle = z.object({
  transitions: z.array(
    z.object({ from: z.string(), command: z.string(), actor: z.string(), to: z.string(), when: z.string() }),
  ),
})

const guards: Record<string, string> = {
  anytime: '',
  beforeDeadline: ' before its deadline',
  atDeadline: ' at its deadline',
  untilCheckInDay: ' until check-in',
}

/** The state diagram of a booking, from its table of transitions. */
export const lifecycleDiagram = async (): Promise<string> => {
  const file = join(repoRoot, 'services/booking/src/lifecycle/booking-lifecycle.ts')
  const { transitions } = lifecycle.parse({ ...(await import(pathToFileURL(file).href)) })
  const nameOf = (state: string): string => (state === 'new' ? '[*]' : state)
  const moves = transitions.filter(({ from, to }) => from !== to)
  const lines = moves.map(({ from, command, actor, to, when }) => {
    return `  ${nameOf(from)} --> ${nameOf(to)}: ${command} (${actor}${guards[when] ?? ` ${when}`})`
  })
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n')
}
