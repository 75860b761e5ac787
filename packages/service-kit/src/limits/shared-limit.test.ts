import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { countInMemory, type SharedLimit, shareOf, type TakeLease } from './shared-limit.ts'

const limit = { count: 600, windowSeconds: 60 }
const share = shareOf(limit)

/** Common windows in memory, as Redis has them, on a clock that a test moves. Remembers when each began. */
const commonWindows = (now: () => number) => {
  const opened: number[] = []
  let window = { taken: 0, closesAt: Number.NEGATIVE_INFINITY }
  let questions = 0
  const takeLease: TakeLease = async ({ count, windowSeconds }, _who, { admitted, wanted, openMs }) => {
    questions++
    if (window.closesAt <= now()) {
      const began = Math.max(now() - openMs, window.closesAt)
      window = { taken: 0, closesAt: began + windowSeconds * 1_000 }
      opened.push(began)
    }
    window.taken += admitted
    const granted = Math.max(0, Math.min(wanted, count - window.taken))
    window.taken += granted
    return { granted, leftMs: window.closesAt - now() }
  }
  return { takeLease, opened, asked: () => questions }
}

const admitted = async (counter: SharedLimit, requests: number): Promise<number> => {
  let count = 0
  for (let request = 0; request < requests; request++) if ((await counter.consume(limit, 'someone')) === 0) count++
  return count
}

describe('a limit that is counted in memory', () => {
  it('is exact for one process, also for requests that come together', async () => {
    const { takeLease } = commonWindows(() => 0)
    expect(
      await admitted(
        countInMemory(takeLease, () => 0),
        700,
      ),
    ).toBe(600)
    const together = commonWindows(() => 0)
    const counter = countInMemory(together.takeLease, () => 0)
    const answers = await Promise.all(Array.from({ length: 700 }, () => counter.consume(limit, 'someone')))
    expect(answers.filter((wait) => wait === 0)).toHaveLength(600)
    expect(new Set(answers)).toEqual(new Set([0, 60]))
  })

  it('asks for nobody who stays within a share, and once per share for others', async () => {
    const { takeLease, asked } = commonWindows(() => 0)
    const counter = countInMemory(takeLease, () => 0)
    await admitted(counter, share)
    expect(asked()).toBe(0)
    await admitted(counter, 600 - share)
    expect(asked()).toBe(19)
    // The first refusal asks; later ones know.
    await admitted(counter, 500)
    expect(asked()).toBe(20)
  })

  it('starts anew when its window closes', async () => {
    let now = 0
    const { takeLease } = commonWindows(() => now)
    const counter = countInMemory(takeLease, () => now)
    expect(await admitted(counter, 601)).toBe(600)
    now = 59_999
    expect(await counter.consume(limit, 'someone')).toBe(1)
    now = 60_000
    expect(await admitted(counter, 601)).toBe(600)
  })

  it('is exact where it is below 20', async () => {
    const few = { count: 7, windowSeconds: 60 }
    const { takeLease } = commonWindows(() => 0)
    const processes = [1, 2, 3].map(() => countInMemory(takeLease, () => 0))
    let count = 0
    for (let round = 0; round < 20; round++)
      for (const process of processes) if ((await process.consume(few, 'someone')) === 0) count++
    expect(count).toBe(7)
  })

  it('is kept by each process for itself while nobody leases', async () => {
    const away = countInMemory(() => Promise.reject(new Error('away')))
    expect(await admitted(away, 900)).toBe(600)
  })

  it.each([560, 575, 590, 599, 600])(
    'refuses nobody who asks %i times a minute, for one process',
    async (perMinute) => {
      let now = 0
      const counter = countInMemory(commonWindows(() => now).takeLease, () => now)
      const waits: number[] = []
      for (let request = 0; request < 10 * perMinute; request++) {
        now = Math.round((request * 60_000) / perMinute)
        waits.push(await counter.consume(limit, 'someone'))
      }
      expect(waits.filter((wait) => wait > 0)).toEqual([])
    },
  )

  it('closes its windows in time when the clock of the machine or of Redis is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const counter = countInMemory(async () => ({ granted: 0, leftMs: 3_600_000 }))
      await admitted(counter, 600)
      vi.setSystemTime(Date.now() - 3_600_000)
      expect(await counter.consume(limit, 'someone')).toBe(60)
    } finally {
      vi.useRealTimers()
    }
  })

  it('does the same little work for each new client, however many there are, and keeps those who come', async () => {
    let readings = 0
    const counter = countInMemory(
      async () => ({ granted: 0, leftMs: 60_000 }),
      () => {
        readings++
        return 0
      },
    )
    const isRefused = async (who: string): Promise<boolean> => (await counter.consume(limit, who)) > 0
    for (const who of ['often', 'once']) for (let request = 0; request <= share; request++) await isRefused(who)
    for (let client = 0; client < 49_998; client++) counter.consume(limit, `${client}`)
    expect(await isRefused('often')).toBe(true)
    readings = 0
    for (let client = 0; client < 10; client++) counter.consume(limit, `later ${client}`)
    expect(readings).toBeLessThan(50)
    expect([await isRefused('often'), await isRefused('once')]).toEqual([true, false])
  })

  it('is exceeded by a tenth per further process at most, whatever comes when', async () => {
    const step = fc.record({
      process: fc.nat(3),
      requests: fc.integer({ min: 1, max: 200 }),
      pauseMs: fc.oneof(fc.constant(0), fc.nat(30_000)),
    })
    const history = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.array(step, { minLength: 5, maxLength: 60 }))
    await fc.assert(
      fc.asyncProperty(history, async ([size, steps]) => {
        let now = 0
        const { takeLease, opened } = commonWindows(() => now)
        const processes = Array.from({ length: size }, () => countInMemory(takeLease, () => now))
        const log: { at: number; count: number }[] = []
        for (const { process, requests, pauseMs } of steps) {
          now += pauseMs
          const counter = processes[process % size]
          if (counter) log.push({ at: now, count: await admitted(counter, requests) })
        }
        for (const start of opened) {
          const within = log.filter(({ at }) => at >= start && at < start + 60_000)
          const sum = within.reduce((total, { count }) => total + count, 0)
          expect(sum).toBeLessThanOrEqual(limit.count + 2 * (size - 1) * share)
        }
        // Windows follow each other, so a window's limit is a limit.
        for (const [index, start] of opened.entries())
          expect(start - (opened[index - 1] ?? -60_000)).toBeGreaterThanOrEqual(60_000)
      }),
    )
  })

  it('refuses at most the shares of the other processes too early', async () => {
    const { takeLease } = commonWindows(() => 0)
    const processes = [1, 2, 3].map(() => countInMemory(takeLease, () => 0))
    let count = 0
    // Round robin, as a load balancer spreads a client.
    for (let round = 0; round < 400; round++)
      for (const process of processes) if ((await process.consume(limit, 'someone')) === 0) count++
    expect(count).toBeGreaterThanOrEqual(limit.count - 2 * share)
    expect(count).toBeLessThanOrEqual(limit.count + 4 * share)
  })
})
