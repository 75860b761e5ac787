import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Measurements of one process. */
export interface Metrics {
  readonly registry: Registry
  /** How to report the answers of one procedure: outcome (`ok`, `late`, `refused` or an error code) and seconds. */
  procedure(service: string, name: string): (outcome: string, seconds: number) => void
  /** Reports a call to an outside provider. */
  outbound(provider: string, outcome: 'ok' | 'failed', seconds: number): void
  event(consumer: string, outcome: 'handled' | 'repeated' | 'unknown' | 'failed' | 'dead'): void
  /** `stillSeconds`: how long events wait without any being handled. */
  consumerLag(consumer: string, pending: number, unacked: number, stillSeconds: number): void
  outbox(unpublished: number, oldestSeconds: number): void
  timer(timer: string, outcome: 'fired' | 'early' | 'failed'): void
  timersDue(timer: string, due: number): void
}

/** Makes the measurements of a process on a registry of its own. */
export const createMetrics = (): Metrics => {
  const registers = [new Registry()]
  const registry = registers[0] ?? new Registry()
  const latency = new Histogram({
    name: 'nordbo_procedure_seconds',
    help: 'Time to answer a procedure, queueing included',
    labelNames: ['service', 'procedure'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const answers = new Counter({
    name: 'nordbo_procedure_answers_total',
    help: 'Answers of a procedure by outcome',
    labelNames: ['service', 'procedure', 'outcome'],
    registers,
  })
  const outbound = new Histogram({
    name: 'nordbo_outbound_seconds',
    help: 'Time of calls to outside providers',
    labelNames: ['provider', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const events = new Counter({
    name: 'nordbo_events_total',
    help: 'Events taken from other services by outcome',
    labelNames: ['consumer', 'outcome'],
    registers,
  })
  const lag = new Gauge({
    name: 'nordbo_consumer_lag',
    help: 'Events that a consumer has not handled',
    labelNames: ['consumer', 'state'],
    registers,
  })
  const still = new Gauge({
    name: 'nordbo_consumer_still_seconds',
    help: 'How long the events of a consumer wait without any being handled',
    labelNames: ['consumer'],
    registers,
  })
  const outboxSize = new Gauge({ name: 'nordbo_outbox_unpublished', help: 'Events not yet published', registers })
  const outboxAge = new Gauge({ name: 'nordbo_outbox_oldest_seconds', help: 'Age of the oldest of them', registers })
  const timers = new Counter({
    name: 'nordbo_timers_total',
    help: 'Deadlines met by outcome',
    labelNames: ['timer', 'outcome'],
    registers,
  })
  const due = new Gauge({
    name: 'nordbo_timers_due',
    help: 'Deadlines passed and not met',
    labelNames: ['timer'],
    registers,
  })

  return {
    registry,
    procedure: (service, procedure) => {
      const seen = latency.labels({ service, procedure })
      return (outcome, seconds) => {
        seen.observe(seconds)
        answers.inc({ service, procedure, outcome })
      }
    },
    outbound: (provider, outcome, seconds) => outbound.observe({ provider, outcome }, seconds),
    event: (consumer, outcome) => events.inc({ consumer, outcome }),
    consumerLag: (consumer, pending, unacked, stillSeconds) => {
      still.set({ consumer }, stillSeconds)
      lag.set({ consumer, state: 'pending' }, pending)
      lag.set({ consumer, state: 'unacked' }, unacked)
    },
    outbox: (unpublished, oldestSeconds) => {
      outboxSize.set(unpublished)
      outboxAge.set(oldestSeconds)
    },
    timer: (timer, outcome) => timers.inc({ timer, outcome }),
    timersDue: (timer, count) => due.set({ timer }, count),
  }
}
