import { describe, expect, it } from 'vitest'
import { assumedTotal, completeEstimate, readEstimate, writeEstimate } from './estimate-input.ts'

const whole = { place: 'Skagen', kind: 'villa', bedrooms: '3', nights: 12 } as const

describe('the input of the estimator', () => {
  it('survives the address', () => {
    expect(readEstimate(writeEstimate({ ...whole, place: ' Skagen ' }))).toEqual(whole)
  })

  it('is empty with seven nights where the address says nothing or something wrong', () => {
    const empty = { place: '', kind: '', bedrooms: '', nights: 7 }
    expect(readEstimate(new URLSearchParams())).toEqual(empty)
    for (const nights of ['0', '31', '2.5', 'x'])
      expect(readEstimate(new URLSearchParams({ kind: 'castle', bedrooms: '7', nights }))).toEqual(empty)
  })

  it('is complete with a place, a kind and bedrooms', () => {
    expect(completeEstimate(whole)).toEqual(whole)
    for (const gap of [{ place: ' ' }, { kind: '' }, { bedrooms: '' }] as const)
      expect(completeEstimate({ ...whole, ...gap })).toBeNull()
  })
})

describe('the assumed total', () => {
  it.each([
    ['summerhouse', '1', 1, 1_350],
    ['summerhouse', '6', 30, 63_000],
    ['apartment', '2', 7, 7_700],
    ['house', '1', 1, 950],
  ] as const)('of a %s with %s bedrooms and %i nights is %i DKK', (kind, bedrooms, nights, total) => {
    expect(assumedTotal({ place: 'Ribe', kind, bedrooms, nights })).toBe(total)
  })
})
