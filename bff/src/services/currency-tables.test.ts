import { type CurrencyTable, ok } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { createCurrencyTables } from './currency-tables.ts'

const rates = {
  EUR: 7_460_000,
  SEK: 680_000,
  NOK: 640_000,
  USD: 6_400_000,
  GBP: 8_550_000,
  CHF: 7_980_000,
  PLN: 1_760_000,
}
const tableOf = (date: string): CurrencyTable => ({ date, source: 'Danmarks Nationalbank', rates })
const call = { actor: { kind: 'anonymous' } } as const

test('a table is asked for once in ten minutes, by however many, and one that was set is in force at once', async () => {
  let [asked, time] = [0, 0]
  const currencies = async () => ok(tableOf(`2026-11-0${++asked}`))
  const tables = createCurrencyTables({ currencies }, () => time)
  const [one, other] = await Promise.all([tables.current(call), tables.current(call)])
  expect([one.date, other.date]).toEqual(['2026-11-01', '2026-11-01'])
  time = 600_000
  expect((await tables.current(call)).date).toBe('2026-11-02')
  tables.replace(tableOf('2026-11-20'))
  expect((await tables.current(call)).date).toBe('2026-11-20')
  expect(asked).toBe(2)
})

test('a failure is not kept', async () => {
  let fails = true
  const currencies = async () => {
    if (fails) throw new Error('no answer')
    return ok(tableOf('2026-11-01'))
  }
  const tables = createCurrencyTables({ currencies })
  await expect(tables.current(call)).rejects.toThrow('no answer')
  fails = false
  expect((await tables.current(call)).date).toBe('2026-11-01')
})
