import { expect, it } from 'vitest'
import { boxFrom, boxText } from './box-text.ts'
import { startView } from './start-view.ts'

it('begins around the homes found, no closer than zoom 11', () => {
  const homes = [{ location: { lat: 57.7, lng: 10.5 } }, { location: { lat: 57.8, lng: 10.6 } }]
  expect(startView('', homes)).toEqual({ fit: { west: 10.5, south: 57.7, east: 10.6, north: 57.8 }, maxZoom: 11 })
})

it('begins at the part that is searched', () => {
  expect(startView('8,54.5,15,57.8', [])).toMatchObject({ fit: { west: 8, south: 54.5, east: 15, north: 57.8 } })
})

it('writes a box as it reads it, on the map that there is', () => {
  expect(boxText({ west: -190, south: 54.123456, east: 15, north: 57.8 })).toBe('-180,54.1235,15,57.8')
  expect(boxFrom('8,54.5,15,57.8')).toEqual({ west: 8, south: 54.5, east: 15, north: 57.8 })
  expect(boxFrom('')).toBeNull()
})
