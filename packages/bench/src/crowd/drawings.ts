import { setTimeout as pause } from 'node:timers/promises'
import { type BootedStack, type Person, signIn, visitor } from '@nordbo/testkit'
import { z } from 'zod'
import { openConnection } from '../load/http-connection.ts'
import { percentile } from '../load/latencies.ts'

/** Longest answers of /healthz on the public port while documents were rendered. */
export interface DrawingFigure {
  what: string
  rounds: number
  /** ms: median and maximum over the rounds' longest answers of /healthz. */
  middle: number
  longest: number
  /** ms until a round's last document was complete; the median round. */
  doneMs: number
}

const atOnce = 20
const rounds = 7
const betweenMs = 4
const healthz = Buffer.from('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')

/** Requests /healthz repeatedly until the work is done; returns the longest answer, ms. */
const longestWhile = async (port: number, work: () => Promise<unknown>): Promise<{ longest: number; ms: number }> => {
  const connection = await openConnection(port)
  let longest = 0
  let working = true
  const began = performance.now()
  const done = work().finally(() => {
    working = false
  })
  while (working) {
    const sentAt = performance.now()
    const { status } = await connection.ask(healthz)
    if (status !== 200) throw new Error(`/healthz answered ${status}`)
    longest = Math.max(longest, performance.now() - sentAt)
    await pause(betweenMs)
  }
  await done
  connection.close()
  return { longest, ms: performance.now() - began }
}

const figure = async (
  what: string,
  port: number,
  round: (index: number) => Promise<unknown>,
): Promise<DrawingFigure> => {
  const seen: { longest: number; ms: number }[] = []
  for (let index = 0; index < rounds; index++) seen.push(await longestWhile(port, () => round(index)))
  const sorted = (pick: (one: { longest: number; ms: number }) => number) => Float64Array.from(seen, pick).sort()
  const longestAnswers = sorted(({ longest }) => longest)
  return {
    what,
    rounds,
    middle: percentile(longestAnswers, 0.5),
    longest: longestAnswers.at(-1) ?? 0,
    doneMs: percentile(
      sorted(({ ms }) => ms),
      0.5,
    ),
  }
}

const Payouts = z.object({ items: z.array(z.object({ id: z.string() })) })

/** Measures /healthz at rest, while 20 payout statements and while 20 first screens of a search are rendered at once. */
export const measureDrawings = async (stack: BootedStack): Promise<DrawingFigure[]> => {
  const { port } = stack.stack
  const anonymous: Person = visitor(stack.url)
  const host = await signIn(stack.url, 'vaert@nordbo.example', 'nordbo-demo')
  const { items } = Payouts.parse((await host.get('/api/host/payouts?limit=50')).body)
  if (items.length === 0) throw new Error('the demo host has no payouts')
  const get = async (person: Person, path: string): Promise<void> => {
    const { status } = await person.get(path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  const all = (make: (place: number) => Promise<void>) =>
    Promise.all(Array.from({ length: atOnce }, (_, place) => make(place)))
  return [
    await figure('nothing', port, () => pause(1_500)),
    await figure('20 statements', port, (round) =>
      all((place) => {
        const number = round * atOnce + place
        const lang = number % 2 === 0 ? 'da' : 'en'
        return get(
          host,
          `/api/host/payouts/${items[Math.floor(number / 2) % items.length]?.id}/statement.pdf?lang=${lang}`,
        )
      }),
    ),
    await figure('20 searches of strangers', port, (round) =>
      all((place) =>
        get(anonymous, `/search?place=Skagen&guests=${1 + (place % 8)}&minPrice=${100 + round * atOnce + place}`),
      ),
    ),
  ]
}
