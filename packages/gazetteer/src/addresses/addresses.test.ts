import { expect, test } from 'vitest'
import { postalTowns, streets } from './addresses.ts'

test('every postal code is Danish, named once and on the map of Denmark', () => {
  expect(postalTowns.length).toBeGreaterThan(500)
  expect(new Set(postalTowns.map(({ code }) => code)).size).toBe(postalTowns.length)
  for (const { code, town, lat, lng } of postalTowns) {
    expect(code, town).toMatch(/^[1-9]\d{3}$/)
    expect(town.length, code).toBeGreaterThan(1)
    expect(lat >= 54.5 && lat <= 57.8 && lng >= 8 && lng <= 15.2, `${code} ${town} ${lat} ${lng}`).toBe(true)
  }
})

test('streets belong to the town of their postal code', () => {
  const fyrvej = streets.find(({ street, town }) => street === 'Fyrvej' && town.code === '9990')
  expect(fyrvej?.town.town).toBe('Skagen')
  for (const { street, town, lat, lng } of streets) {
    expect(street).not.toBe('')
    expect(Math.abs(lat - town.lat) < 0.15 && Math.abs(lng - town.lng) < 0.25, `${street} ${town.town}`).toBe(true)
  }
})
