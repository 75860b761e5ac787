import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '@nordbo/devstack'
import { z } from 'zod'
import { percentile } from '../load/latencies.ts'
import type { Notices } from '../load/messages.ts'
import { startLoad } from '../load/start-load.ts'
import { requestsWithWatchers } from '../questions/bookings.ts'
import { asRequest } from '../questions/question.ts'
import { cpuBetween, cpuTimes } from '../system/cpu.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'

/** Time from the commit of a change to the browsers of the people concerned. */
export interface NoticeFigure {
  homes: number
  /** Changes made a second. */
  perSecond: number
  notices: number
  /** ms. */
  p50: number
  p99: number
  cpuMs: Record<string, number>
}

/** Changes a second. */
const changesPerSecond = 200
const width = 64
const graceMs = 1_500

const Written = z.array(z.object({ id: z.string(), revision: z.int(), at: z.number() }))

/** When each event was written to the outbox, shortly before its commit: the earliest possible start of a notice. */
const writtenAt = ({ booted }: MeasuredStack, bookingIds: readonly string[]): Promise<Map<string, number>> =>
  withClient(booted.stack.databases.booking, async (client) => {
    const { rows } = await client.query(
      `select envelope->>'aggregateId' as id, (envelope->>'revision')::int as revision,
         (extract(epoch from waiting_since) * 1000)::float8 as at
       from kit.outbox where envelope->>'aggregateId' = any ($1::text[])`,
      [[...bookingIds]],
    )
    return new Map(Written.parse(rows).map(({ id, revision, at }) => [`${id} ${revision}`, at]))
  })

const delays = (notices: Notices, written: ReadonlyMap<string, number>): number[] =>
  notices.flatMap(({ id, revision, at }) => {
    const from = written.get(`${id} ${revision}`)
    return from === undefined ? [] : [at - from]
  })

/** Makes booking requests at a steady rate and measures when the browsers of their guests and hosts get the notices. */
export const measureNotices = async (stack: MeasuredStack, homes: number, seconds: number): Promise<NoticeFigure> => {
  const { port, publicUrl, home, databases } = stack.booted.stack
  const { questions, watchers } = await requestsWithWatchers(stack.booted.stack, changesPerSecond * seconds)
  const file = join(home, 'questions.live')
  writeFileSync(file, questions.map(asRequest).join('\u0000'))
  await withClient(databases.booking, (client) => client.query('analyze kit.outbox'))
  const load = { kind: 'live', port, origin: new URL(publicUrl).origin, questions: file, watchers } as const
  const started = startLoad({ ...load, perSecond: changesPerSecond, width, graceMs })
  await started.measuring
  const parts = [...stack.parts, { name: 'load', pid: started.pid }]
  const before = cpuTimes(parts)
  const message = await started.done
  const used = Object.entries(cpuBetween(before, cpuTimes(parts)))
  if (message.kind !== 'noticed') throw new Error('the load process sent no notices')
  if (message.failures > 0) throw new Error(`${message.failures} requests failed, the first with ${message.failure}`)
  const ids = [...new Set(message.notices.map(({ id }) => id))]
  const sorted = Float64Array.from(delays(message.notices, await writtenAt(stack, ids))).sort()
  return {
    homes,
    perSecond: message.perSecond,
    notices: sorted.length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    cpuMs: Object.fromEntries(used.map(([name, ms]) => [name, ms / questions.length])),
  }
}
