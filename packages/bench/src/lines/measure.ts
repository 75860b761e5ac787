import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicKeysOf } from '@nordbo/devstack'
import type { Measured } from '../load/latencies.ts'
import type { HttpLoad, PaidLoad, ProcedureLoad } from '../load/messages.ts'
import { startLoad } from '../load/start-load.ts'
import { asCall, asRequest, type Question } from '../questions/question.ts'
import { cpuBetween, cpuTimes } from '../system/cpu.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'

/** A measurement, with the CPU time of each part of the system per answer, ms. */
export interface Figure extends Measured {
  cpuMs: Record<string, number>
}

/** Duration of a measurement, and what it allows. */
export interface MeasureTiming {
  warmUpMs: number
  measureMs: number
  /** Requests in flight at once; 16 by default. */
  width?: number
  /** Whether failed answers are counted; otherwise they fail the measurement. */
  countsFailures?: boolean
}

const usualWidth = 16

type Unpaced<T> = Omit<T, 'width' | 'warmUpMs' | 'measureMs'>

const measureLoad = async (
  { parts }: MeasuredStack,
  load: Unpaced<HttpLoad> | Unpaced<PaidLoad> | Unpaced<ProcedureLoad>,
  { warmUpMs, measureMs, width = usualWidth, countsFailures = false }: MeasureTiming,
): Promise<Figure> => {
  const started = startLoad({ ...load, warmUpMs, measureMs, width })
  await started.measuring
  const all = [...parts, { name: 'load', pid: started.pid }]
  const before = cpuTimes(all)
  const message = await started.done
  const after = cpuTimes(all)
  if (message.kind !== 'measured') throw new Error('the load process sent no measurement')
  const { measured } = message
  if (measured.failures > 0 && !countsFailures)
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

/** Measures a server on this machine over HTTP: the baseline or the public API. */
export const measureHttp = (
  stack: MeasuredStack,
  target: { port: number; questions: readonly Question[]; once: boolean },
  pace: MeasureTiming,
): Promise<Figure> => {
  const { port, once } = target
  const questions = fileOf(stack, 'questions.http', target.questions.map(asRequest).join('\u0000'))
  return measureLoad(stack, { kind: 'http', port, questions, once }, pace)
}

/** Measures booking and paying over the public API until each stay is confirmed; every booking is made once. */
export const measurePaid = (
  stack: MeasuredStack,
  target: { port: number; questions: readonly Question[] },
  pace: MeasureTiming,
): Promise<Figure> => {
  const questions = fileOf(stack, 'questions.paid', target.questions.map(asRequest).join('\u0000'))
  const databaseUrl = stack.booted.stack.databases.booking
  return measureLoad(stack, { kind: 'paid', port: target.port, databaseUrl, questions }, pace)
}

/** Measures a procedure over NATS, called as the BFF. */
export const measureProcedure = (
  stack: MeasuredStack,
  target: Pick<ProcedureLoad, 'service' | 'procedure' | 'once'> & { questions: readonly Question[] },
  pace: MeasureTiming,
): Promise<Figure> => {
  const { service, procedure, once } = target
  const { infra, secrets } = stack.booted.stack
  const questions = fileOf(stack, 'questions.json', JSON.stringify(target.questions.map(asCall)))
  return measureLoad(
    stack,
    {
      kind: 'procedure',
      natsUrl: infra.natsUrl('bff'),
      signingKey: secrets.signing.bff?.privateKey ?? '',
      publicKeys: publicKeysOf(secrets),
      ...{ service, procedure, questions, once },
    },
    pace,
  )
}
