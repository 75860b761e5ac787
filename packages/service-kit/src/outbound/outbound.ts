import type { CrashPoint } from '../faults/crash-point.ts'
import type { Metrics } from '../health/metrics.ts'

/** Calls an outside provider: measured, and with a crash point on each side. Never inside a database transaction. */
export type Outbound = <T>(name: string, call: () => Promise<T>) => Promise<T>

/** Creates the function through which a process calls providers. */
export const createOutbound =
  (metrics: Metrics, crashPoint: CrashPoint): Outbound =>
  async (name, call) => {
    crashPoint(`before:${name}`)
    const started = performance.now()
    const seconds = (): number => (performance.now() - started) / 1_000
    try {
      const value = await call()
      metrics.outbound(name, 'ok', seconds())
      crashPoint(`after:${name}`)
      return value
    } catch (error) {
      metrics.outbound(name, 'failed', seconds())
      throw error
    }
  }
