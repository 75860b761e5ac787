import { z } from 'zod'

/** A CPU profile of Node; times in µs. */
export const Profile = z.object({
  nodes: z.array(
    z.object({
      id: z.int(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.int() }),
      children: z.array(z.int()).optional(),
    }),
  ),
  /** On the clock of `process.hrtime`. */
  startTime: z.number().optional(),
  samples: z.array(z.int()),
  timeDeltas: z.array(z.number()),
})
export type Frame = z.infer<typeof Profile>['nodes'][number]['callFrame']

/** Self time of functions and packages, ms, the longest first. */
export interface Shares {
  /** Without waiting. */
  busyMs: number
  functions: (readonly [string, number])[]
  packages: (readonly [string, number])[]
}

const packageOf = ({ url, functionName }: Frame): string => {
  if (url.startsWith('node:')) return url
  if (url === '') return functionName === '(garbage collector)' ? 'garbage collector' : 'engine and native code'
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
  return installed ?? /\/((?:packages|services)\/[^/]+|bff)\//.exec(url)?.[1] ?? url
}

const functionOf = (frame: Frame): string => {
  const file = frame.url.split('/').slice(-2).join('/')
  return `${frame.functionName || '(anonymous)'}  ${file}${file ? `:${frame.lineNumber + 1}` : ''}`
}

const idle: ReadonlySet<string> = new Set(['(idle)', '(program)', '(root)'])

/** Sums a CPU profile of Node by function and by package. */
export const shares = (profile: unknown): Shares => {
  const { nodes, samples, timeDeltas } = Profile.parse(profile)
  const frameOf = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const [functions, packages] = [new Map<string, number>(), new Map<string, number>()]
  let busyMs = 0
  for (const [index, id] of samples.entries()) {
    const frame = frameOf.get(id)
    if (!frame || idle.has(frame.functionName)) continue
    const ms = (timeDeltas[index] ?? 0) / 1_000
    busyMs += ms
    functions.set(functionOf(frame), (functions.get(functionOf(frame)) ?? 0) + ms)
    packages.set(packageOf(frame), (packages.get(packageOf(frame)) ?? 0) + ms)
  }
  const sorted = (times: ReadonlyMap<string, number>) => [...times].sort(([, one], [, other]) => other - one)
  return { busyMs, functions: sorted(functions), packages: sorted(packages) }
}
