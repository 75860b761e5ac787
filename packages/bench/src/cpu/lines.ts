import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stack } from '@nordbo/devstack'
import type { LoadMessage } from '../load/messages.ts'
import { startLoad } from '../load/start-load.ts'
import { firstBookings, instantBookings, requestsWithWatchers } from '../questions/bookings.ts'
import { asRequest, type Question } from '../questions/question.ts'
import { readOnlyQuestions } from '../questions/read-only.ts'
import type { CpuLineName } from './line-names.ts'

type Load = Parameters<typeof startLoad>[0]

/** How much of a line is measured. */
export interface CpuLineSize {
  /** Requests of each measurement. */
  requests: number
  /** Requests before each measurement. */
  warmUp: number
}

/** A line whose requests are prepared. */
export interface CpuLine extends CpuLineSize {
  name: CpuLineName
  /** Whether the sandbox is the payment provider, instead of the stand-in with constant answers. */
  usesSandbox: boolean
  /** Whether strangers share answers. */
  sharesAnswers: boolean
  /** Readies the next `count` requests. The function makes them in a process of its own, and resolves after the last answer. */
  ready(count: number): Promise<() => Promise<void>>
}

const sizes: Record<CpuLineName, CpuLineSize> = {
  search: { requests: 600, warmUp: 150 },
  listing: { requests: 1_500, warmUp: 300 },
  'listing-shared': { requests: 1_500, warmUp: 300 },
  quote: { requests: 1_500, warmUp: 300 },
  booking: { requests: 300, warmUp: 60 },
  paid: { requests: 80, warmUp: 20 },
  notice: { requests: 300, warmUp: 60 },
}

/** Measurements of each line: CPU, counts, profile. */
const measurements = 3
/** Requests in flight at once, as in the other figures. */
const width = 16
const limitMs = 600_000
/** Requests a second while notices are received. */
const noticesPerSecond = 100

/** The address of booking's database for polls: not as booking, whose statements and CPU are measured. */
const pollUrl = ({ infra, databases }: Stack): string => {
  const url = new URL(infra.postgresUrl)
  url.pathname = new URL(databases.booking).pathname
  return url.href
}

interface Prepared {
  questions: Question[]
  /** The settings of the load, whose requests are in a file. */
  load(file: string): Load
}

const prepare = async (name: CpuLineName, stack: Stack, count: number): Promise<Prepared> => {
  const { port } = stack
  const pace = { width, warmUpMs: 0, measureMs: limitMs }
  const http = (questions: Question[]): Prepared => ({
    questions,
    load: (file) => ({ kind: 'http', port, questions: file, once: true, ...pace }),
  })
  switch (name) {
    case 'booking':
      return http(await instantBookings(stack, count))
    case 'paid':
      return {
        questions: await firstBookings(stack, count),
        load: (file) => ({ kind: 'paid', port, databaseUrl: pollUrl(stack), questions: file, ...pace }),
      }
    case 'notice': {
      const { questions, watchers } = await requestsWithWatchers(stack, count)
      const rhythm = { perSecond: noticesPerSecond, width, graceMs: 500, waits: true }
      const origin = new URL(stack.publicUrl).origin
      return { questions, load: (file) => ({ kind: 'live', port, origin, questions: file, watchers, ...rhythm }) }
    }
    default:
      return http((await readOnlyQuestions(stack, count))[name])
  }
}

const expectAnswers = (name: CpuLineName, message: LoadMessage): void => {
  if (message.kind === 'measuring' || message.kind === 'talked') throw new Error('the load process sent no measurement')
  const { failures, failure } = message.kind === 'measured' ? message.measured : message
  if (failures > 0) throw new Error(`${failures} requests of ${name} failed, the first with ${failure}`)
}

/** A load that only has to begin: opening WebSockets is no part of a request. */
const readyLoad = async (name: CpuLineName, load: Load): Promise<() => Promise<void>> => {
  if (load.kind !== 'live') return async () => expectAnswers(name, await startLoad(load).done)
  const { measuring, go, done } = startLoad(load)
  await measuring
  return async () => {
    go()
    expectAnswers(name, await done)
  }
}

/** Prepares the requests of a line on a market. @throws when the market is too small for them */
export const prepareLine = async (stack: Stack, name: CpuLineName): Promise<CpuLine> => {
  const size = sizes[name]
  const total = measurements * (size.requests + size.warmUp)
  const { questions, load } = await prepare(name, stack, total)
  if (questions.length < total)
    throw new Error(`${name} needs ${total} different requests, and this market has ${questions.length}`)
  const file = join(stack.home, 'questions.cpu')
  let next = 0
  return {
    name,
    ...size,
    usesSandbox: name === 'paid',
    sharesAnswers: name !== 'listing',
    ready: async (count) => {
      writeFileSync(
        file,
        questions
          .slice(next, next + count)
          .map(asRequest)
          .join('\u0000'),
      )
      next += count
      return readyLoad(name, load(file))
    },
  }
}
