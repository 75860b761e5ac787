import { randomUUID } from 'node:crypto'
import { type CurrencyTable, copenhagenDate } from '@nordbo/contracts'
import { asAdmin, asUser, type BootedStack, bootStack, codeOf, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'pricing'] })
})
afterAll(() => stack?.stop())

const today = copenhagenDate(new Date())
const current = async (): Promise<CurrencyTable> => expectOk(await stack.services.pricing.currencies({}))
const set = (table: CurrencyTable, more: { confirmed?: boolean } = {}, actor = asAdmin) =>
  stack.services.pricing.setCurrencies({ ...table, ...more }, withKey(actor))

it('there is a table with a date and a source from the start, and an administrator sets the next', async () => {
  const first = await current()
  expect(first.source.length).toBeGreaterThan(1)
  expect(first.date < today).toBe(true)
  const next = { date: today, source: 'Danmarks Nationalbank', rates: { ...first.rates, EUR: 7_461_234 } }
  expect(expectOk(await set(next))).toEqual(next)
  expect(await current()).toEqual(next)
  expect(codeOf(await set({ ...next, date: first.date }))).toBe('currency.dateInvalid')
})

it.each([
  ['without a currency', { PLN: undefined }],
  ['with a rate of zero', { PLN: 0 }],
  ['with a broken rate', { PLN: 1.5 }],
])('a table %s is refused and changes nothing', async (_what, change) => {
  const before = await current()
  const table = { ...before, rates: Object.assign({ ...before.rates }, change) }
  expect(codeOf(await set(table))).toBe('request.invalid')
  expect(await current()).toEqual(before)
})

it('a jump needs a confirmation, and nobody but administrators sets rates', async () => {
  const before = await current()
  const doubled = { ...before, rates: { ...before.rates, CHF: before.rates.CHF * 2 } }
  expect(codeOf(await set(doubled))).toBe('currency.implausible')
  expect(await current()).toEqual(before)
  expectOk(await set(doubled, { confirmed: true }))
  expect(await current()).toEqual(doubled)
  expect(codeOf(await set(before, { confirmed: true }, asUser(randomUUID())))).toBe('auth.forbidden')
})
