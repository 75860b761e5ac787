import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics of one process. */
export interface Metrics {
  readonly registry: Registry
  /** Returns a function that records answers of a procedure: outcome (`ok`, `late`, `refused` or an error code) and seconds. */
  procedure(service: string, name: string): (outcome: string, seconds: number) => void
  /** Records a call to an outside provider. */
  outbound(provider: string, outcome: 'ok' | 'failed', seconds: number): void
  event(consumer: string, outcome: 'handled' | 'repeated' | 'unknown' | 'failed' | 'dead'): void
  /** `stillSeconds`: for how long events have waited without any being handled. */
  consumerLag(consumer: string, pending: number, unacked: number, stillSeconds: number): void
  outbox(unpublished: number, oldestSeconds: number): void
  timer(timer: string, outcome: 'fired' | 'early' | 'failed'): void
  timersDue(timer: string, due: number): void
}

const procedureMetrics = (registers: Registry[]): Pick<Metrics, 'procedure' | 'outbound'> => {
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
  return {
    procedure: (service, procedure) => {
      const seen = latency.labels({ service, procedure })
      return (outcome, seconds) => {
        seen.observe(seconds)
        answers.inc({ service, procedure, outcome })
      }
    },
    outbound: (provider, outcome, seconds) => outbound.observe({ provider, outcome }, seconds),
  }
}

const eventMetrics = (registers: Registry[]): Pick<Metrics, 'event' | 'consumerLag' | 'outbox'> => {
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
  return {
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
  }
}

const timerMetrics = (registers: Registry[]): Pick<Metrics, 'timer' | 'timersDue'> => {
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
    timer: (timer, outcome) => timers.inc({ timer, outcome }),
    timersDue: (timer, count) => due.set({ timer }, count),
  }
}

/** Creates the metrics of a process on a registry of its own. */
export const createMetrics = (): Metrics => {
  const registry: Registry = new Registry()
  const registers = [registry]
  return { registry, ...procedureMetrics(registers), ...eventMetrics(registers), ...timerMetrics(registers) }
}
