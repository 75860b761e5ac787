import { expect, test } from 'vitest'
import { type CpuTimes, cpuBetween, type PartProcess } from './cpu.ts'

const times = (processes: Record<number, [part: string, ms: number, heir?: string]>): CpuTimes =>
  new Map(
    Object.entries(processes).map(([pid, [part, ms, heir]]): [number, PartProcess] => [
      Number(pid),
      { part, ms, heir },
    ]),
  )

test('the time of a process that ends is counted once, for the part of its parent', () => {
  const before = times({ 1: ['postgres', 100], 2: ['postgres booking', 300, 'postgres'], 3: ['bff', 50] })
  // Process 2 used 20 ms more and ended; 4 is new.
  const after = times({ 1: ['postgres', 425], 3: ['bff', 90], 4: ['postgres booking', 10, 'postgres'] })
  expect(cpuBetween(before, after)).toEqual({ postgres: 25, bff: 40, 'postgres booking': 10 })
})
