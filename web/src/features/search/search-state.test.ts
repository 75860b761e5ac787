import { describe, expect, it } from 'vitest'
import { readSearch, toQuery, writeSearch } from './search-state.ts'

const today = '2026-11-20'
const read = (text: string) => readSearch(new URLSearchParams(text), today)

describe('a search in the address', () => {
  it('comes back as it was written', () => {
    const text =
      'place=Skagen&category=summerhouse&checkIn=2027-07-17&checkOut=2027-07-24&guests=4&children=2&pets=1&sort=price'
    expect(writeSearch(read(text)).toString()).toBe(text)
  })

  it('asks the server for what it says', () => {
    expect(toQuery(read('place=Skagen&category=villa&checkin=2027-07-17&checkout=2027-07-24&guests=4&pets=2'))).toEqual(
      {
        place: 'Skagen',
        type: 'villa',
        checkIn: '2027-07-17',
        checkOut: '2027-07-24',
        guests: 4,
        pets: 'true',
      },
    )
  })

  it('drops what makes no sense and says that dates were dropped', () => {
    const state = read(
      'category=castle&checkIn=2027-07-24&checkOut=2027-07-17&guests=abc&sort=luck&bbox=1,2,3&lat=north&lng=10',
    )
    expect(state.staleDates).toBe(true)
    expect(toQuery(state)).toEqual({ guests: 1 })
  })

  it('survives ten thousand characters', () => {
    expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(100)
  })

  it('searches around a point', () => {
    expect(toQuery(read('lat=57.7&lng=10.6&radius=25'))).toEqual({ lat: 57.7, lng: 10.6, radius: 25 })
  })
})
