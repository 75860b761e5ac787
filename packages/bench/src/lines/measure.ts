import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Measured } from '../load/latencies.ts'
import type { HttpLoad, PaidLoad, ProcedureLoad } from '../load/messages.ts'
import { startLoad } from '../load/start-load.ts'
import { asCall, asRequest, type Question } from '../questions/question.ts'
import { cpuBetween, cpuTimes } from '../system/cpu.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'

/** What was measured, with the CPU time that each part of the system used per answer, ms. */
export interface Figure extends Measured {
  cpuMs: Record<string, number>
}

/** How long a figure is measured. */
export interface MeasureTiming {
  warmUpMs: number
  measureMs: number
}

/** Questions in flight at once (issue: 16 connections). */
const width = 16

const measureLoad = async ({ parts }: MeasuredStack, load: HttpLoad | PaidLoad | ProcedureLoad): Promise<Figure> => {
  const started = startLoad(load)
  await started.measuring
  const all = [...parts, { name: 'load', pid: started.pid }]
  const before = cpuTimes(all)
  const told = await started.done
  const after = cpuTimes(all)
  if (told.kind !== 'measured') throw new Error('the load told something else than what it measured')
  const { measured } = told
  if (measured.failures > 0)
    throw new Error(`${measured.failures} questions failed, the first with ${measured.failure}`)
  const used = Object.entries(cpuBetween(before, after))
  const cpuMs = Object.fromEntries(used.map(([name, ms]) => [name, ms / Math.max(1, measured.answers)]))
  return { ...measured, cpuMs }
}

const fileOf = ({ booted }: MeasuredStack, name: string, content: string): string => {
  const file = join(booted.stack.home, name)
  writeFileSync(file, content)
  return file
}

/** Asks a server on this machine over HTTP: the baseline or the public API. */
export const measureHttp = (
  stack: MeasuredStack,
  target: { port: number; questions: readonly Question[]; once: boolean },
  pace: MeasureTiming,
): Promise<Figure> => {
  const { port, once } = target
  const questions = fileOf(stack, 'questions.http', target.questions.map(asRequest).join('\u0000'))
  return measureLoad(stack, { kind: 'http', port, questions, once, width, ...pace })
}

/** Books and pays over the public API until each stay is confirmed; every question is asked once. */
export const measurePaid = (
  stack: MeasuredStack,
  target: { port: number; questions: readonly Question[] },
  pace: MeasureTiming,
): Promise<Figure> => {
  const questions = fileOf(stack, 'questions.paid', target.questions.map(asRequest).join('\u0000'))
  const databaseUrl = stack.booted.stack.databases.booking
  return measureLoad(stack, { kind: 'paid', port: target.port, databaseUrl, questions, width, ...pace })
}

/** Asks a procedure over NATS, as the BFF does. */
export const measureProcedure = (
  stack: MeasuredStack,
  target: Pick<ProcedureLoad, 'service' | 'procedure' | 'once'> & { questions: readonly Question[] },
  pace: MeasureTiming,
): Promise<Figure> => {
  const { service, procedure, once } = target
  const { infra, secrets } = stack.booted.stack
  const questions = fileOf(stack, 'questions.json', JSON.stringify(target.questions.map(asCall)))
  return measureLoad(stack, {
    kind: 'procedure',
    natsUrl: infra.natsUrl('bff'),
    signingKey: secrets.signing.bff?.privateKey ?? '',
    ...{ service, procedure, questions, once, width },
    ...pace,
  })
}
