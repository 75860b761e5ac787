import { expect, test } from 'vitest'
import { archiveFile, mapOrigins, toApiMapConfig } from './map-config.ts'

const nothing = {
  MAPBOX_TOKEN: undefined,
  MAP_STYLE_URL: undefined,
  MAP_STYLE_URL_DARK: undefined,
  MAP_PMTILES: undefined,
  MAP_ORIGINS: [],
}
const style = { ...nothing, MAP_STYLE_URL: 'https://tiles.example/nordic/style.json' }

test('the default is the bundled map, which needs no other origin', () => {
  expect(toApiMapConfig(nothing)).toEqual({ provider: 'bundled' })
  expect(mapOrigins(nothing)).toEqual([])
})

test('a style is used for light and dark unless there is a dark one', () => {
  const { MAP_STYLE_URL: light } = style
  expect(toApiMapConfig(style)).toEqual({ provider: 'style', styles: { light, dark: light } })
  const dark = 'https://night.example/style.json'
  expect(toApiMapConfig({ ...style, MAP_STYLE_URL_DARK: dark })).toEqual({ provider: 'style', styles: { light, dark } })
  expect(mapOrigins({ ...style, MAP_STYLE_URL_DARK: dark, MAP_ORIGINS: ['https://fonts.example'] })).toEqual([
    'https://tiles.example',
    'https://night.example',
    'https://fonts.example',
  ])
})

test('an archive is a local file or a URL', () => {
  const file = { ...nothing, MAP_PMTILES: '/srv/denmark.pmtiles' }
  expect(toApiMapConfig(file)).toEqual({ provider: 'archive', url: '/map/streets.pmtiles' })
  expect(archiveFile(file)).toBe('/srv/denmark.pmtiles')
  expect(mapOrigins(file)).toEqual([])
  const elsewhere = { ...nothing, MAP_PMTILES: 'https://cdn.example/denmark.pmtiles' }
  expect(toApiMapConfig(elsewhere)).toEqual({ provider: 'archive', url: 'https://cdn.example/denmark.pmtiles' })
  expect(archiveFile(elsewhere)).toBeUndefined()
  expect(mapOrigins(elsewhere)).toEqual(['https://cdn.example'])
})

test('a style takes precedence over an archive, and both over Mapbox', () => {
  const all = { ...style, MAP_PMTILES: '/srv/denmark.pmtiles', MAPBOX_TOKEN: 'pk.public' }
  expect(toApiMapConfig(all).provider).toBe('style')
  expect(toApiMapConfig({ ...all, MAP_STYLE_URL: undefined }).provider).toBe('archive')
  expect(toApiMapConfig({ ...nothing, MAPBOX_TOKEN: 'pk.public' })).toEqual({ provider: 'mapbox', token: 'pk.public' })
})
