import { print } from '../console/print.ts'
import { instantBookings } from '../questions/bookings.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import { type Figure, type MeasureTiming, measureHttp, measurePaid } from './measure.ts'

/** Instant bookings from the first request to the confirmation by the provider's webhook. */
export interface PaidResult {
  homes: number
  /** One transaction of the baseline, as a lower bound. */
  floor: Figure
  paid: Figure
}

/** More bookings than any run can make. */
const maxBookings = 6_000

/** Measures booking with the sandbox as the provider, with real intents, payments, webhooks and confirmations. */
export const runPaid = async (
  stack: MeasuredStack,
  { homes, pace, baselinePort }: { homes: number; pace: MeasureTiming; baselinePort: number },
): Promise<PaidResult> => {
  const { stack: ground } = stack.booted
  const questions = await instantBookings(ground, maxBookings, 'new to the provider')
  const floor = await measureHttp(stack, { port: baselinePort, questions, once: true }, pace)
  await stack.payWith(ground.sandboxUrl)
  const paid = await measurePaid(stack, { port: ground.port, questions }, pace)
  await stack.booted.settle()
  await stack.payWith(undefined)
  print(
    `  instant booking end to end: ${paid.perSecond.toFixed(1)} a second, p50 ${paid.p50.toFixed(0)} ms, p99 ${paid.p99.toFixed(0)} ms`,
  )
  return { homes, floor, paid }
}
