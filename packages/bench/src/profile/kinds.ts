import { type Frame, Profile } from './shares.ts'

/** What a process spends its time on. `engine` is native code that no JavaScript called: sockets, timers, compiling. */
export const kinds = [
  'SQL driver',
  'Prisma',
  'NATS',
  'Redis',
  'crypto',
  'zod',
  'JSON',
  'HTTP',
  'GC',
  'own code',
  'other packages',
  'engine',
] as const
export type Kind = (typeof kinds)[number]

const packageKinds: readonly (readonly [RegExp, Kind])[] = [
  [/^(pg|pg-.*|postgres-.*|split2)$/, 'SQL driver'],
  [/^@prisma\//, 'Prisma'],
  [/^(nats|nkeys\.js|tweetnacl)$/, 'NATS'],
  [/^(ioredis|@ioredis\/.*|redis-.*|bullmq|msgpackr|denque|standard-as-callback)$/, 'Redis'],
  [/^zod$/, 'zod'],
  [/^(fastify|@fastify\/.*|find-my-way|avvio|fast-json-stringify|light-my-request|undici|ws)$/, 'HTTP'],
]

/** The kind of a frame; undefined for what works for its caller, such as native code, streams and sockets. */
const kindOf = ({ functionName, url }: Frame): Kind | undefined => {
  if (functionName === '(garbage collector)') return 'GC'
  if (url.endsWith('/profile/name-json.ts')) return 'JSON'
  if (/^node:(internal\/)?crypto/.test(url)) return 'crypto'
  if (/^node:(_http|internal\/http)/.test(url)) return 'HTTP'
  if (url === '' || /^(node|wasm|evalmachine):/.test(url)) return undefined
  if (/\/generated\/prisma\//.test(url)) return 'Prisma'
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
  if (installed === undefined) return 'own code'
  return packageKinds.find(([names]) => names.test(installed))?.[1] ?? 'other packages'
}

/** A part of a profile, µs on the clock of `process.hrtime`. */
export interface TimeSpan {
  from: number
  to: number
}

/**
 * Time by kind, ms, without waiting: what a sample was in, or else the nearest caller that has a kind. A socket's write counts for NATS if
 * its client wrote.
 */
export const timeByKind = (profile: unknown, { from, to }: TimeSpan): Map<Kind, number> => {
  const { nodes, samples, timeDeltas, startTime = 0 } = Profile.parse(profile)
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const known = new Map<number, Kind>()
  const find = (id: number | undefined): Kind => {
    const frame = id === undefined ? undefined : frames.get(id)
    if (id === undefined || !frame) return 'engine'
    const kind = known.get(id) ?? kindOf(frame) ?? find(callers.get(id))
    known.set(id, kind)
    return kind
  }
  const times = new Map<Kind, number>()
  let at = startTime
  for (const [index, id] of samples.entries()) {
    const delta = timeDeltas[index] ?? 0
    at += delta
    if (at < from || at > to || frames.get(id)?.functionName === '(idle)') continue
    const kind = find(id)
    times.set(kind, (times.get(kind) ?? 0) + delta / 1_000)
  }
  return times
}
