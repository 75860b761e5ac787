import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, waitUntil } from '@nordbo/devstack'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAlertRules } from './toy/alert-rules.ts'
import { counting } from './toy/contracts.ts'
import { guestActor, startCounting } from './toy/counting.ts'
import { longTimeoutMs } from './toy/eventually.ts'
import { startOwn } from './toy/own-process.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

let servers: TestServers
beforeAll(async () => {
  servers = await openTestServers()
})
afterAll(() => servers.close())

/** Starts a toy service as a process, with its metrics and its log. */
const startWatched = async (
  toy: 'counting' | 'following',
  principal: 'listings' | 'booking',
  url: string,
  more: Record<string, string>,
) => {
  const port = await freePort()
  const env = { ...servers.environment(principal, url, more), LOG_LEVEL: 'error', HEALTH_PORT: String(port) }
  const running = await startOwn(servers, toy, env)
  const metrics = async (): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined)
    return answer?.ok ? answer.text() : ''
  }
  return {
    stop: () => running.stop(),
    logged: (words: string) =>
      readFileSync(join(servers.infra.folder, `${toy}.log`), 'utf8')
        .split('\n')
        .filter((line) => line.includes(words)).length,
    /** Waits until the metrics fulfil a condition. */
    shows: async (what: (metrics: string) => boolean) =>
      expect(await waitUntil(async () => what(await metrics()), longTimeoutMs), await metrics()).toBe(true),
    metrics,
  }
}

const value = (metrics: string, name: string, labels = ''): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${name}${labels} `))
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  )

describe('events that are late', () => {
  it('raise one alarm with the age of the oldest while the outbox cannot be emptied', async () => {
    const url = await servers.database()
    const service = await startWatched('counting', 'listings', url, { OUTBOX_AGE_ALARM_MS: '200' })
    await service.shows((metrics) => value(metrics, 'nordbo_outbox_unpublished') === 0)
    const pool = servers.pool(url)
    await pool.query(
      `insert into kit.outbox (id, subject, envelope, notify) values ($1, 'no.such.stream', '{}'::jsonb, '[]'::jsonb)`,
      [randomUUID()],
    )
    await service.shows((metrics) => value(metrics, 'nordbo_outbox_oldest_seconds') > 2)
    expect(value(await service.metrics(), 'nordbo_outbox_unpublished')).toBe(1)
    expect(service.logged('events are late')).toBe(1)
    await pool.query('delete from kit.outbox')
    await service.shows((metrics) => value(metrics, 'nordbo_outbox_oldest_seconds') === 0)
    await pool.end()
    await service.stop()
  })

  it('raise one alarm while a consumer handles none of them, and none once it catches up', async () => {
    const [countingUrl, followingUrl] = [await servers.database(), await servers.database()]
    const counter = await startCounting(servers.config('listings', countingUrl))
    const pool = servers.pool(followingUrl)
    await pool.query('alter table thing rename to away')
    const pauses = Array.from({ length: 12 }, () => '500').join()
    const service = await startWatched('following', 'booking', followingUrl, {
      EVENT_BACKOFF_MS: pauses,
      CONSUMER_STILL_ALARM_MS: '1000',
    })
    const lag = (metrics: string): number =>
      value(metrics, 'nordbo_consumer_lag', '{consumer="booking-on-listings",state="unacked"}') +
      value(metrics, 'nordbo_consumer_lag', '{consumer="booking-on-listings",state="pending"}')
    const still = (metrics: string): number =>
      value(metrics, 'nordbo_consumer_still_seconds', '{consumer="booking-on-listings"}')
    const caller = (await servers.caller('bff')).client(counting)
    await caller.add({ id: randomUUID(), by: 1 }, { actor: guestActor, timeoutMs: longTimeoutMs })
    await service.shows((metrics) => lag(metrics) === 1 && still(metrics) > 1)
    expect(service.logged('a consumer makes no progress')).toBe(1)
    await pool.query('alter table away rename to thing')
    await service.shows((metrics) => lag(metrics) === 0 && still(metrics) === 0)
    expect(service.logged('a consumer makes no progress')).toBe(1)
    await pool.end()
    await service.stop()
    await counter.stop()
  })

  it('have alert rules, which read only metrics that a process exposes', async () => {
    const url = await servers.database()
    const service = await startWatched('counting', 'listings', url, {})
    await service.shows((metrics) => metrics.includes('# TYPE nordbo_outbox_oldest_seconds'))
    const metrics = await service.metrics()
    const rules = readAlertRules()
    expect(rules.map(({ alert }) => alert)).toEqual([
      'EventsNotPublished',
      'ConsumerStandsStill',
      'EventsPutAside',
      'DeadlinesMissed',
      'ProcedureErrors',
    ])
    for (const { alert, names } of rules)
      for (const name of names) expect(metrics, `${alert} reads ${name}`).toContain(`# TYPE ${name} `)
    await service.stop()
  })
})
