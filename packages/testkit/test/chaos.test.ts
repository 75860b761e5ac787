import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BootedStack, bootStack, chooseSeed, createRandom, isFullRun } from '../src/index.ts'
import { hitProcesses, strikeUntil } from './chaos/faults.ts'
import { judge } from './chaos/verdict.ts'
import { openWork } from './chaos/work.ts'

/** Minutes of faults: two in `npm run prove`, others by `npm run chaos -- --minutes N`. */
const minutes = Number(process.env.NORDBO_CHAOS_MINUTES ?? 2)
const guests = 8
/** How long people go on after the last fault, ms. */
const afterwardsMs = 5_000
/** Starting, settling and judging, ms. */
const aroundMs = 600_000

let stack: BootedStack
beforeAll(async () => {
  if (isFullRun) stack = await bootStack({ childProcesses: hitProcesses, ownPostgres: true, durable: true })
})
afterAll(() => stack?.stop())

test.runIf(isFullRun)(
  'people book, pay, decide and cancel while processes and servers are killed, stand still and lose events: nothing is lost, doubled or late',
  { timeout: minutes * 60_000 + aroundMs },
  async () => {
    const seed = chooseSeed('chaos')
    const print = (line: string): void => void process.stdout.write(`${line}\n`)
    const work = await openWork(stack, guests)
    const over = new AbortController()
    let people = 0
    const began = Date.now()
    const travelling = work(() => createRandom(seed + ++people), over.signal)
    const say = (fault: string): void => print(`${((Date.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${fault}`)
    const faults = await strikeUntil(stack, createRandom(seed), began + minutes * 60_000, say)
    const lastFaultAt = Date.now()
    await pause(afterwardsMs)
    over.abort()
    const report = await travelling
    const verdict = await judge(stack, report, lastFaultAt)
    print(`${faults.length} faults, ${report.stays.length} stays acknowledged, ${report.refused} refused as taken`)
    expect(verdict).toEqual({ lost: [], lateMails: [], doubledMails: [], inconsistent: [], unexpected: [] })
    expect(report.stays.length).toBeGreaterThan(minutes * 5)
  },
)
