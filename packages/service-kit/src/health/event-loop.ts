import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge, type Registry } from 'prom-client'

/** Measures how late the event loop runs and what the process holds in memory. Returns a function that stops it. */
export const measureProcess = (registry: Registry): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const registers = [registry]
  new Gauge({
    name: 'nordbo_event_loop_lag_seconds',
    help: 'Lateness of the event loop since the last look',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 99]) this.set({ quantile: String(quantile / 100) }, delay.percentile(quantile) / 1e9)
      delay.reset()
    },
  })
  new Gauge({
    name: 'nordbo_process_memory_bytes',
    help: 'Memory of the process',
    labelNames: ['kind'],
    registers,
    collect() {
      const { rss, heapUsed } = process.memoryUsage()
      this.set({ kind: 'rss' }, rss)
      this.set({ kind: 'heap' }, heapUsed)
    },
  })
  return () => delay.disable()
}
