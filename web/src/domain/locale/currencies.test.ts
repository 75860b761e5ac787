import { expect, it } from 'vitest'
import { namedCurrencies } from './currencies.ts'

it('every currency has a Danish name and its symbol', () => {
  expect(namedCurrencies('da').map(({ code, name, symbol }) => `${code} ${name} ${symbol}`)).toEqual([
    'DKK Dansk krone kr.',
    'EUR Euro €',
    'SEK Svensk krone kr.',
    'NOK Norsk krone kr.',
    'USD Amerikansk dollar $',
    'GBP Britisk pund £',
    'CHF Schweizerfranc CHF',
    'PLN Polsk zloty zł',
  ])
})

it('names are in the reader’s language', () => {
  expect(namedCurrencies('en-GB').map(({ name }) => name)).toContain('Swiss Franc')
})
