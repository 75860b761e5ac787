import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingRank, recommendationScore, type ScoreInput } from './score.ts'

const aHome = (changes: Partial<ScoreInput> = {}): ScoreInput => ({
  ratingSum: 45,
  ratingCount: 10,
  photos: 6,
  amenities: 12,
  descriptionLength: 240,
  instant: true,
  ...changes,
})

const anyHome = fc
  .record({
    count: fc.nat(500),
    mean: fc.double({ min: 1, max: 5, noNaN: true }),
    photos: fc.nat(10),
    amenities: fc.nat(47),
  })
  .map(({ count, mean, photos, amenities }) =>
    aHome({ ratingCount: count, ratingSum: Math.round(count * mean), photos, amenities }),
  )

describe('recommending', () => {
  it('ranks homes with a higher rating first', () => {
    expect(recommendationScore(aHome({ ratingSum: 49 }))).toBeGreaterThan(recommendationScore(aHome({ ratingSum: 40 })))
  })

  it('ranks a good rating from fifty reviews above one from a single review', () => {
    const one = aHome({ ratingSum: 5, ratingCount: 1 })
    const many = aHome({ ratingSum: 240, ratingCount: 50 })
    expect(recommendationScore(many)).toBeGreaterThan(recommendationScore(one))
  })

  it('ranks a new home above a badly rated one', () => {
    const fresh = aHome({ ratingSum: 0, ratingCount: 0 })
    expect(recommendationScore(fresh)).toBeGreaterThan(recommendationScore(aHome({ ratingSum: 20 })))
  })

  it('stays between 0 and 10,000, and one more photo never lowers it', () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const score = recommendationScore(home)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(10_000)
        expect(recommendationScore({ ...home, photos: home.photos + 1 })).toBeGreaterThanOrEqual(score)
      }),
    )
  })
})

describe('the order by rating', () => {
  it('puts the higher mean first, then the larger number of reviews, and the unrated last', () => {
    const ranks = [ratingRank(50, 10), ratingRank(49, 10), ratingRank(98, 20), ratingRank(0, 0)]
    expect([...ranks].sort((a, b) => b - a)).toEqual([ranks[0], ranks[2], ranks[1], ranks[3]])
  })
})
