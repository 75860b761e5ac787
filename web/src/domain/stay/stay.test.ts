import { describe, expect, it } from 'vitest'
import { isNightTaken, isStayTaken, lastCheckOut, readStay, writeStay } from './stay.ts'

const taken = [{ from: '2027-07-10', to: '2027-07-17' }]

describe('a stay in the address', () => {
  it('is read in both spellings', () => {
    const stay = { checkIn: '2027-07-01', checkOut: '2027-07-08' }
    expect(readStay(new URLSearchParams('checkin=2027-07-01&checkout=2027-07-08'), '2026-11-20')).toEqual(stay)
    const params = new URLSearchParams('checkin=x&place=Skagen')
    writeStay(params, stay)
    expect(params.toString()).toBe('place=Skagen&checkIn=2027-07-01&checkOut=2027-07-08')
    expect(readStay(params, '2026-11-20')).toEqual(stay)
  })

  it('is ignored when reversed, past, too long or too far ahead', () => {
    const read = (from: string, to: string) =>
      readStay(new URLSearchParams({ checkIn: from, checkOut: to }), '2026-11-20')
    expect(read('2027-07-08', '2027-07-01')).toBeNull()
    expect(read('2026-11-19', '2026-11-25')).toBeNull()
    expect(read('2027-01-01', '2029-01-01')).toBeNull()
    expect(read('2028-11-20', '2028-11-25')).not.toBeNull()
    expect(read('2028-11-21', '2028-11-25')).toBeNull()
    expect(read('2027-02-30', '2027-03-03')).toBeNull()
  })
})

describe('taken dates', () => {
  it('leave the day of departure free for the next arrival', () => {
    expect(isNightTaken(taken, '2027-07-10')).toBe(true)
    expect(isNightTaken(taken, '2027-07-17')).toBe(false)
    expect(isStayTaken(taken, { checkIn: '2027-07-03', checkOut: '2027-07-10' })).toBe(false)
    expect(isStayTaken(taken, { checkIn: '2027-07-09', checkOut: '2027-07-11' })).toBe(true)
  })

  it('limit the stay that begins before them', () => {
    expect(lastCheckOut(taken, '2027-07-03')).toBe('2027-07-10')
    expect(lastCheckOut(taken, '2027-07-18')).toBeNull()
  })
})
