import { expect, it } from 'vitest'
import { keepPlaces } from './keep-places.ts'

/** Kept places whose number of homes is that of the market when they were read. */
const openKept = () => {
  const market = { homes: 1, now: 0, reads: 0, fails: false }
  const homes = keepPlaces(
    async () => {
      market.reads += 1
      if (market.fails) throw new Error('no database')
      return market.homes
    },
    (homes) => homes > 0,
    () => market.now,
  )
  return { market, homes }
}

it('places of the last two minutes are answered at once and read again behind it', async () => {
  const { market, homes } = openKept()
  expect(await homes()).toBe(1)
  market.homes = 9
  market.now = 29_000
  expect([await homes(), market.reads]).toEqual([1, 1])
  market.now = 119_000
  expect([await homes(), market.reads]).toEqual([1, 2])
  expect([await homes(), market.reads]).toEqual([9, 2])
})

it('older places are read before the answer, so that no count from long ago is shown', async () => {
  const { market, homes } = openKept()
  await homes()
  market.homes = 9
  market.now = 3 * 60 * 60_000
  expect(await Promise.all([homes(), homes()])).toEqual([9, 9])
  expect(market.reads, 'callers share one reading').toBe(2)
})

it('a reading that fails leaves what is known, and the next call reads again', async () => {
  const { market, homes } = openKept()
  await homes()
  Object.assign(market, { homes: 9, now: 60_000, fails: true })
  expect(await homes()).toBe(1)
  market.fails = false
  expect(await homes()).toBe(1)
  expect(await homes()).toBe(9)
})

it('a market without homes is read again by the next call, so that the first import shows at once', async () => {
  const { market, homes } = openKept()
  market.homes = 0
  expect(await homes()).toBe(0)
  market.homes = 9
  expect(await homes()).toBe(9)
})
