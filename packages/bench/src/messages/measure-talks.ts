import { setTimeout as pause } from 'node:timers/promises'
import type { Talked } from '../load/messages.ts'
import { startLoad } from '../load/start-load.ts'
import { collectGarbage } from '../system/collect-garbage.ts'
import { cpuBetween, cpuTimes } from '../system/cpu.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import { memoryOf } from '../system/memory.ts'
import { seedTalks } from './seed-talks.ts'
import type { MessageSettings } from './settings.ts'

/** What a run of talks found. */
export interface TalkFigure extends Talked {
  /** CPU of each part per message, ms, once warm and without what it uses at rest; empty where the BFF is killed. */
  cpuMs: Record<string, number>
  /** CPU of all parts with the sockets open and nobody writing, ms a second. */
  restMs: number
  /** Memory of the BFF per socket, kB, as it grew when the sockets were opened, without garbage. */
  socketKb: number
}

const graceMs = 15_000
const restSeconds = 15

/** Memory of the BFF without its garbage, bytes. */
const heldByBff = async ({ parts }: MeasuredStack): Promise<number> => {
  const bff = parts.find(({ name }) => name === 'bff')
  if (bff?.pid === undefined) throw new Error('no BFF is measured')
  await collectGarbage(bff.pid)
  return memoryOf([bff]).bff ?? 0
}

/** CPU of each part while the sockets are open and nobody writes, ms a second: heartbeats, timers and looks for work. */
const measureRest = async ({ parts }: MeasuredStack): Promise<Record<string, number>> => {
  const before = cpuTimes(parts)
  await pause(restSeconds * 1_000)
  const used = Object.entries(cpuBetween(before, cpuTimes(parts)))
  return Object.fromEntries(used.map(([name, ms]) => [name, ms / restSeconds]))
}

/** CPU of each part per message, ms, without what it uses at rest, from the time on at which the programs are warm. */
const measureCost = async (
  { parts }: MeasuredStack,
  { perSecond, seconds }: Pick<MessageSettings, 'perSecond' | 'seconds'>,
  rest: Record<string, number>,
): Promise<Record<string, number>> => {
  const warmUp = seconds / 4
  await pause(warmUp * 1_000)
  const before = cpuTimes(parts)
  await pause((seconds - warmUp - 1) * 1_000)
  const used = Object.entries(cpuBetween(before, cpuTimes(parts)))
  const lasted = seconds - warmUp - 1
  return Object.fromEntries(used.map(([name, ms]) => [name, Math.max(0, ms / lasted - (rest[name] ?? 0)) / perSecond]))
}

/** Lets people talk; with `kill`, the BFF is killed and started again in the middle. */
export const measureTalks = async (
  stack: MeasuredStack,
  { sockets, perSecond, seconds }: MessageSettings,
  { kill }: { kill: boolean },
): Promise<TalkFigure> => {
  const { booted } = stack
  const { port, publicUrl } = booted.stack
  const talks = await seedTalks(booted.stack, sockets / 2)
  const before = await heldByBff(stack)
  const origin = new URL(publicUrl).origin
  const started = startLoad({ kind: 'talks', port, origin, talks, perSecond, seconds, graceMs })
  await started.measuring
  const socketKb = ((await heldByBff(stack)) - before) / sockets / 1_024
  const rest = await measureRest(stack)
  started.go()
  const cost = kill ? undefined : measureCost(stack, { perSecond, seconds }, rest)
  if (kill) {
    await pause((seconds * 1_000) / 2)
    await booted.childProcess('bff').kill()
    await stack.restart({}, ['bff'])
  }
  const message = await started.done
  if (message.kind !== 'talked') throw new Error('the load process sent no talks')
  const { talked } = message
  if (talked.failures > 0) throw new Error(`${talked.failures} messages were refused, the first with ${talked.failure}`)
  return {
    ...talked,
    socketKb,
    cpuMs: (await cost) ?? {},
    restMs: Object.values(rest).reduce((sum, ms) => sum + ms, 0),
  }
}
