import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, distanceBetween, pointFrom } from './distance.ts'
import { fuzzPoint } from './fuzz-point.ts'

const nordic = fc.record({
  lat: fc.double({ min: 54, max: 71.5, noNaN: true }),
  lng: fc.double({ min: -25, max: 32, noNaN: true }),
})
const secret = fc.string({ minLength: 32, maxLength: 40 })
const home = fc.record({ listingId: fc.uuid(), addressVersion: fc.nat(50), exact: nordic })

describe('the public point of a home', () => {
  it('lies 150 to 500 m away, wherever the home is', () => {
    fc.assert(
      fc.property(secret, home, (key, place) => {
        const metres = distanceBetween(place.exact, fuzzPoint(key, place))
        expect(metres).toBeGreaterThanOrEqual(150)
        expect(metres).toBeLessThanOrEqual(500)
      }),
    )
  })

  it('stays the same until the home moves', () => {
    fc.assert(
      fc.property(secret, home, (key, place) => {
        expect(fuzzPoint(key, place)).toEqual(fuzzPoint(key, place))
        const moved = fuzzPoint(key, { ...place, addressVersion: place.addressVersion + 1 })
        expect(moved).not.toEqual(fuzzPoint(key, place))
      }),
    )
  })

  it('differs by secret and by home, so that a known home reveals no other', () => {
    const exact = { lat: 57.72, lng: 10.58 }
    const place = { listingId: '0b7f6f8e-3c52-4f0e-9a44-6b8f9f1f2d11', addressVersion: 1, exact }
    const other = { ...place, listingId: '3f0c8f0e-3c52-4f0e-9a44-6b8f9f1f2d11' }
    const here = fuzzPoint('a'.repeat(32), place)
    expect(fuzzPoint('b'.repeat(32), place)).not.toEqual(here)
    expect(fuzzPoint('a'.repeat(32), other)).not.toEqual(here)
  })

  it('is spread evenly around the home', () => {
    const exact = { lat: 55.68, lng: 12.57 }
    const points = Array.from({ length: 2_000 }, (_, index) =>
      fuzzPoint('s'.repeat(32), { listingId: `home-${index}`, addressVersion: 1, exact }),
    )
    const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
    const middle = { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) }
    expect(distanceBetween(exact, middle)).toBeLessThan(30)
  })
})

describe('distances', () => {
  it('give about 480 km between Copenhagen and Oslo', () => {
    const km = distanceBetween({ lat: 55.6761, lng: 12.5683 }, { lat: 59.9139, lng: 10.7522 }) / 1_000
    expect(km).toBeGreaterThan(480)
    expect(km).toBeLessThan(487)
  })

  it('give a box that contains everything within a radius', () => {
    const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
    fc.assert(
      fc.property(nordic, bearing, fc.double({ min: 100, max: 500_000, noNaN: true }), (centre, direction, metres) => {
        const edge = pointFrom(centre, direction, metres * 0.999)
        const box = boxAround(centre, metres)
        expect(edge.lat).toBeGreaterThanOrEqual(box.south)
        expect(edge.lat).toBeLessThanOrEqual(box.north)
        expect(edge.lng).toBeGreaterThanOrEqual(box.west)
        expect(edge.lng).toBeLessThanOrEqual(box.east)
      }),
    )
  })
})
