import {
  type RetentionRule,
  type RetentionRuleName,
  retentionRules,
  type ServiceName,
  serviceNames,
} from '@nordbo/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { advanceClock, type BootedStack, bootStack, createAdmin, domainNow, readRows, waitUntil } from '../src/index.ts'
import { aliveOf, type RetentionRow, storeRow, withoutRules } from './retention/rows.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack()
})
afterAll(() => stack?.stop())

/** Values without which a rule is not about a row, or has nothing to empty. */
const samples: Partial<Record<RetentionRuleName, Record<string, unknown>>> = {
  exports: { status: 'ready' },
  failedExports: { status: 'failed', expires_at: null },
  lastLetters: { letter_email: 'a@test.example', letter_name: 'A', letter_locale: 'da', completed_at: null },
  bookingTexts: { status: 'completed', message: 'Vi kommer sent', decline_reason: 'Nej', cancel_reason: 'Syg' },
  damageTexts: { description: 'Ruden er revnet', answer: 'Det var mig' },
  sentMails: { state: 'sent' },
  exportRequests: { kind: 'export' },
  // A file without a question is deleted by a timer.
  ticketFiles: { ticket_id: '00000000-0000-4000-8000-000000000001' },
}

/** Rows to which a rule with a condition does not apply, however old they are. */
const exempt: Partial<Record<RetentionRuleName, Record<string, unknown>>> = {
  paymentNews: { next_try_at: '2099-01-01' },
  payoutNews: { next_try_at: '2099-01-01' },
  sentMails: { state: 'sending', lease_until: '2099-01-01' },
  exportRequests: { kind: 'erasure' },
}

const dayMs = 24 * 3_600_000
const entries = Object.entries<RetentionRule>(retentionRules)
/** The service in whose database a rule is tried. Those of every service are tried in each. */
const placesOf = ({ service }: RetentionRule): readonly ServiceName[] =>
  service === 'every' ? serviceNames : [service]

const isRule = (name: string): name is RetentionRuleName => name in retentionRules

const rows = new Map<string, RetentionRow[]>()

const Night = z.object({ at: z.coerce.date() })
/** When the nightly job of each service runs next. */
const nextNights = (): Promise<Date[]> =>
  Promise.all(
    serviceNames.map(async (service) => {
      const [row] = await readRows(stack.stack, service, Night, 'select next_at as at from kit.retention', [])
      if (!row) throw new Error(`${service} has no nightly job`)
      return row.at
    }),
  )

beforeAll(async () => {
  const admin = await createAdmin(stack)
  const now = await domainNow(stack)
  for (const service of serviceNames) await withoutRules(stack, service)
  for (const [name, rule] of entries) {
    if (!isRule(name)) throw new Error(name)
    const begun = rule.clock === 'domain' ? now.getTime() : Date.now()
    const cutoff = begun - rule.days * dayMs
    const [past, later] = [new Date(cutoff - dayMs / 24), new Date(cutoff + 3 * dayMs)]
    for (const service of placesOf(rule)) {
      const row = (at: Date, more: Record<string, unknown> = {}) =>
        storeRow(stack, service, rule, { ...samples[name], ...more, [rule.since]: at })
      const more = exempt[name]
      rows.set(`${service} ${name}`, [await row(past), await row(later), ...(more ? [await row(past, more)] : [])])
    }
  }
  const nights = await nextNights()
  await advanceClock(admin, 'P1D')
  // Not until everything has settled: rows that stand alone are nothing that timers and consumers expect.
  const ran = async () => (await nextNights()).every((at, index) => at > (nights[index] ?? at))
  await waitUntil(ran, 60_000, () => false)
  expect(await ran(), 'the nightly job of every service').toBe(true)
})

for (const [name, rule] of entries)
  for (const service of placesOf(rule))
    test(`${rule.what} of ${service} are kept ${rule.days} days and no longer (${name})`, async () => {
      const [past, later, never] = rows.get(`${service} ${name}`) ?? []
      if (!past || !later) throw new Error('no rows')
      expect(await aliveOf(stack, service, rule, past)).toBe(false)
      expect(await aliveOf(stack, service, rule, later)).toBe(true)
      if (never) expect(await aliveOf(stack, service, rule, never)).toBe(true)
    })
