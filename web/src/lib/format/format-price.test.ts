import { describe, expect, it } from 'vitest'
import { formatFor } from './format.ts'

const euro = { code: 'EUR', dkkPerMillion: 7_460_000, date: '2026-11-24', source: 'Danmarks Nationalbank' } as const
/** With plain blanks. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')

describe('without a choice', () => {
  const danish = formatFor('da')

  it('prices are in DKK, in Danish numbers and without ≈', () => {
    expect(plain(danish.price(12_345.6))).toBe('12.346 DKK')
    expect(plain(danish.exactPrice(12_345.6))).toBe('12.345,60 DKK')
    expect(plain(danish.exactPrice(-100))).toBe('−100 DKK')
    expect(danish.pinPrice(12_345.6)).toBe('12.346')
    expect(plain(danish.dkkAndPrice(746))).toBe('746 DKK')
  })
})

describe('in a chosen currency', () => {
  const danish = formatFor('da', euro)

  it('cards and pins show whole units and breakdowns decimals, each after ≈', () => {
    expect(plain(danish.price(7_464))).toBe('≈ 1.001 €')
    expect(plain(danish.pinPrice(7_464))).toBe('≈ 1.001 €')
    expect(plain(danish.exactPrice(7_464))).toBe('≈ 1.000,54 €')
    expect(plain(danish.exactPrice(-746))).toBe('≈ −100,00 €')
    expect(plain(formatFor('en-GB', { ...euro, code: 'GBP' }).price(7_464))).toBe('≈ £1,001')
  })

  it('what is charged stays in DKK, and the converted amount follows', () => {
    expect(plain(danish.dkk(746))).toBe('746 DKK')
    expect(plain(danish.kroner(746))).toBe('746 DKK')
    expect(plain(danish.dkkAndPrice(746))).toBe('746 DKK (≈ 100,00 €)')
  })
})
