import { reviewUntil, type StaySide } from '@nordbo/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayReview, publicationDeadline, type ReviewState, reviewsToPublish } from './publication.ts'

const checkOut = '2026-10-10'
const completed = { status: 'completed', checkOut } as const
const at = (text: string): Date => new Date(text)

describe('the time to review', () => {
  test('is 90 days for a guest and 14 for a host, and ends with the day in Copenhagen', () => {
    // Summer time ends within the 90 days.
    expect(reviewUntil('guest', checkOut).toISOString()).toBe('2027-01-08T23:00:00.000Z')
    expect(reviewUntil('host', checkOut).toISOString()).toBe('2026-10-24T22:00:00.000Z')
  })

  test.each([
    ['guest', '2027-01-08T22:59:59.999Z', true],
    ['guest', '2027-01-08T23:00:00.000Z', false],
    ['host', '2026-10-24T21:59:59.999Z', true],
    ['host', '2026-10-24T22:00:00.000Z', false],
  ] as const)('of a %s at %s: may review %s', (side, now, may) => {
    expect(mayReview(side, completed, [], at(now)).ok).toBe(may)
  })

  test('allows one review, of a completed stay', () => {
    const now = at('2026-10-11T12:00:00Z')
    expect(mayReview('guest', { status: 'confirmed', checkOut }, [], now)).toMatchObject({
      error: { code: 'stay.notOver' },
    })
    expect(mayReview('host', completed, [{ side: 'guest' }], now).ok).toBe(true)
    expect(mayReview('guest', completed, [{ side: 'guest' }], now)).toMatchObject({
      error: { code: 'review.alreadyWritten' },
    })
  })
})

/** Minutes after check-out at which a side tries to write a review; null if it does not. */
const attempt = fc.option(fc.integer({ min: 0, max: 100 * 24 * 60 }), { nil: null })
const history = fc.record({
  guest: attempt,
  host: attempt,
  looks: fc.array(fc.integer({ min: 0, max: 110 * 24 * 60 })),
})
const start = at(`${checkOut}T22:00:00Z`).getTime()

/** Runs a stay's reviews in the order of time, with runs of the timer between. Returns what was published and when. */
const play = ({ guest, host, looks }: { guest: number | null; host: number | null; looks: number[] }) => {
  const publishAt = publicationDeadline(checkOut)
  let written: (ReviewState & { writtenAt: Date })[] = []
  const look = (now: Date): void => {
    const due = reviewsToPublish(written, publishAt, now)
    written = written.map((review) => (due.includes(review) ? { ...review, publishedAt: now } : review))
  }
  const writes = (
    [
      ['guest', guest],
      ['host', host],
    ] satisfies [StaySide, number | null][]
  ).flatMap(([side, minute]) => (minute === null ? [] : [{ side, minute }]))
  const steps = [...writes, ...looks.map((minute) => ({ side: null, minute }))].sort((a, b) => a.minute - b.minute)
  for (const { side, minute } of steps) {
    const now = new Date(start + minute * 60_000)
    if (side && mayReview(side, completed, written, now).ok)
      written = [...written, { side, publishedAt: null, writtenAt: now }]
    look(now)
  }
  // The timer always runs at the end.
  look(new Date(start + 200 * 24 * 60 * 60_000))
  return { written, publishAt }
}

test('a single review is published the instant its 14 days are over, and not before', () => {
  const alone: ReviewState[] = [{ side: 'guest', publishedAt: null }]
  const end = publicationDeadline(checkOut)
  expect(end.toISOString()).toBe('2026-10-24T22:00:00.000Z')
  expect(reviewsToPublish(alone, end, new Date(end.getTime() - 1))).toEqual([])
  expect(reviewsToPublish(alone, end, end)).toEqual(alone)
})

describe('publication, in any order of both reviews and time', () => {
  test('every review is published once; the first waits for the second or for its deadline', () => {
    fc.assert(
      fc.property(history, (given) => {
        const { written, publishAt } = play(given)
        for (const { publishedAt, writtenAt, side } of written) {
          expect(publishedAt).not.toBeNull()
          const otherAt = written.find((other) => other.side !== side)?.writtenAt
          const early = publishedAt !== null && publishedAt < publishAt
          if (early) expect(publishedAt).toEqual(otherAt && otherAt > writtenAt ? otherAt : writtenAt)
          expect(early).toBe(early && otherAt !== undefined)
          if (writtenAt >= publishAt) expect(publishedAt).toEqual(writtenAt)
        }
      }),
    )
  })

  test('no side can write a review after it could read the other', () => {
    fc.assert(
      fc.property(history, (given) => {
        const { written, publishAt } = play(given)
        const host = written.find(({ side }) => side === 'host')
        if (host) expect(host.writtenAt < publishAt).toBe(true)
      }),
    )
  })
})
