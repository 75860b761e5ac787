import { setTimeout as pause } from 'node:timers/promises'
import { serviceNames } from '@nordbo/contracts'
import { processes } from '@nordbo/devstack'
import { settleInRounds } from '@nordbo/testkit'
import { cpuBetween, cpuTimes, type Part } from '../system/cpu.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import type { CpuLine } from './lines.ts'

/** CPU time by part of the system, ms. Postgres has a part `postgres` and one for each database, `postgres <service>`. */
export type CpuMs = Record<string, number>

/** What the system uses without requests, ms. */
export interface CpuAtRest {
  perSecond: CpuMs
  /** For each question whether it is settled. */
  perRound: CpuMs
}

const restMs = 6_000
const restRounds = 60

const settle = ({ booted }: MeasuredStack): Promise<number> =>
  settleInRounds(
    booted.stack,
    processes.map(({ name }) => name),
  )

/** Every part, with the connections of each database apart. The load's own connection to Postgres is among the load, which is left out. */
const partsOf = ({ parts, booted }: MeasuredStack): Part[] => {
  const connections = serviceNames.map((service): Part => {
    const { username, pathname } = new URL(booted.stack.databases[service])
    return { name: `postgres ${service}`, command: ` ${username} ${pathname.slice(1)} ` }
  })
  const polls = { name: 'load', command: ` postgres ${new URL(booted.stack.databases.booking).pathname.slice(1)} ` }
  return [...connections, polls, ...parts]
}

const mapParts = (cpu: CpuMs, change: (ms: number, part: string) => number): CpuMs =>
  Object.fromEntries(Object.entries(cpu).map(([part, ms]) => [part, Math.max(0, change(ms, part))]))

/** Measures a system that has nothing to do. */
export const measureCpuAtRest = async (stack: MeasuredStack): Promise<CpuAtRest> => {
  await settle(stack)
  const first = cpuTimes(partsOf(stack))
  await pause(restMs)
  const second = cpuTimes(partsOf(stack))
  const perSecond = mapParts(cpuBetween(first, second), (ms) => (ms * 1_000) / restMs)
  const began = performance.now()
  let rounds = 0
  while (rounds < restRounds) rounds += await settle(stack)
  const seconds = (performance.now() - began) / 1_000
  const asked = cpuBetween(second, cpuTimes(partsOf(stack)))
  return {
    perSecond,
    perRound: mapParts(asked, (ms, part) => (ms - (perSecond[part] ?? 0) * seconds) / rounds),
  }
}

/** CPU time of one request until nothing more follows from it, without what the system uses at rest. */
export const measureCpu = async (
  stack: MeasuredStack,
  line: Pick<CpuLine, 'requests' | 'ready'>,
  rest: CpuAtRest,
): Promise<CpuMs> => {
  const send = await line.ready(line.requests)
  const began = performance.now()
  const before = cpuTimes(partsOf(stack))
  await send()
  const rounds = await settle(stack)
  const used = cpuBetween(before, cpuTimes(partsOf(stack)))
  const seconds = (performance.now() - began) / 1_000
  const { load: _, ...parts } = used
  return mapParts(parts, (ms, part) => {
    const idle = (rest.perSecond[part] ?? 0) * seconds + (rest.perRound[part] ?? 0) * rounds
    return (ms - idle) / line.requests
  })
}
