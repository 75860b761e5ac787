import { expect, it } from 'vitest'
import { answerView } from './answer-view.ts'
import { boxFrom, boxText } from './box-text.ts'

const nothing = { filters: {}, bbox: '', found: undefined, homes: [] }
const homes = [{ location: { lat: 57.7, lng: 10.5 } }, { location: { lat: 57.8, lng: 10.6 } }]
const aCluster = (west: number, south: number, east: number, north: number, count = 2) => ({
  ...{ key: `${west}`, count, minPrice: 500, lat: (south + north) / 2, lng: (west + east) / 2 },
  bbox: { west, south, east, north },
})

it('begins around the first homes, no closer than zoom 11, when only those are known', () => {
  const around = { fit: { west: 10.5, south: 57.7, east: 10.6, north: 57.8 }, maxZoom: 11 }
  expect(answerView({ ...nothing, homes })).toEqual(around)
})

it('begins around all homes found, not only the first page', () => {
  const found = { clusters: [aCluster(8, 55, 9, 56), aCluster(14.7, 55, 15.1, 55.3)], pins: [] }
  expect(answerView({ ...nothing, homes, found })).toMatchObject({
    fit: { west: 8, south: 55, east: 15.1, north: 56 },
  })
})

it('begins around the main part of widely spread homes', () => {
  const iceland = aCluster(-22, 64, -18, 66, 20)
  const [denmark, skane, lofoten] = [
    aCluster(8, 54.8, 12, 57.8, 60),
    aCluster(12.6, 55.4, 14, 56.2, 5),
    aCluster(13, 68, 14, 68.5, 9),
  ]
  const found = { clusters: [iceland, lofoten, denmark, skane], pins: [] }
  expect(answerView({ ...nothing, homes, found })).toEqual({
    fit: { west: 8, south: 54.8, east: 14, north: 57.8 },
    maxZoom: 11,
  })
})

it('begins around the searched area', () => {
  const view = answerView({ ...nothing, bbox: '8,54.5,15,57.8', homes })
  expect(view).toMatchObject({ fit: { west: 8, south: 54.5, east: 15, north: 57.8 } })
})

it('begins around the searched place or circle without homes, else around the whole North', () => {
  const skagen = { center: { lat: expect.closeTo(57.72, 1), lng: expect.closeTo(10.58, 1) }, zoom: 11 }
  expect(answerView({ ...nothing, filters: { place: 'skagen ' } })).toEqual(skagen)
  expect(answerView({ ...nothing, filters: { place: 'Copenhagen' } })).toMatchObject({ zoom: 11 })
  expect(answerView({ ...nothing, filters: { place: 'Norge' } })).toMatchObject({ zoom: 6 })
  expect(answerView({ ...nothing, filters: { lat: 57, lng: 10, radius: 111.32 } })).toMatchObject({
    fit: { south: 56, north: 58 },
  })
  expect(answerView({ ...nothing, filters: { place: 'Atlantis' } })).toMatchObject({
    fit: { south: 54.5, north: 70.5 },
  })
})

it('writes and reads a box, limited to the map', () => {
  expect(boxText({ west: -190, south: 54.123456, east: 15, north: 57.8 })).toBe('-180,54.1235,15,57.8')
  expect(boxFrom('8,54.5,15,57.8')).toEqual({ west: 8, south: 54.5, east: 15, north: 57.8 })
  expect(boxFrom('')).toBeNull()
})
