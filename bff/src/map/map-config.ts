import { z } from 'zod'
import type { BffConfig } from '../core/config.ts'

/** The map that the browser draws. Addresses are absolute URLs or paths of this server. */
export const ApiMapConfig = z.discriminatedUnion('provider', [
  /** The default: the coastlines bundled with the web. */
  z.object({ provider: z.literal('bundled') }),
  z.object({ provider: z.literal('mapbox'), token: z.string() }),
  /** Any MapLibre style. */
  z.object({ provider: z.literal('style'), styles: z.object({ light: z.string(), dark: z.string() }) }),
  /** A PMTiles archive with vectors or images. */
  z.object({ provider: z.literal('archive'), url: z.string() }),
])
export type ApiMapConfig = z.infer<typeof ApiMapConfig>

type MapSettings = Pick<
  BffConfig,
  'MAPBOX_TOKEN' | 'MAP_STYLE_URL' | 'MAP_STYLE_URL_DARK' | 'MAP_PMTILES' | 'MAP_ORIGINS'
>

/** Path of an archive that is a local file. */
export const archivePath = '/map/streets.pmtiles'

/** The archive's local file; undefined without an archive, or when it is a URL. */
export const archiveFile = ({ MAP_PMTILES: archive }: Pick<MapSettings, 'MAP_PMTILES'>): string | undefined =>
  archive === undefined || /^https?:/.test(archive) ? undefined : archive

/** The map that the settings name: a style before an archive before Mapbox. */
export const toApiMapConfig = (settings: MapSettings): ApiMapConfig => {
  const { MAP_STYLE_URL: light, MAP_STYLE_URL_DARK: dark, MAP_PMTILES: archive, MAPBOX_TOKEN: token } = settings
  if (light) return { provider: 'style', styles: { light, dark: dark ?? light } }
  if (archive) return { provider: 'archive', url: archiveFile(settings) === undefined ? archive : archivePath }
  return token ? { provider: 'mapbox', token } : { provider: 'bundled' }
}

/** Origins that the map loads from, for the Content-Security-Policy. */
export const mapOrigins = (settings: MapSettings): string[] => {
  const config = toApiMapConfig(settings)
  if (config.provider === 'mapbox')
    return ['https://api.mapbox.com', 'https://events.mapbox.com', 'https://*.tiles.mapbox.com']
  if (config.provider === 'bundled') return []
  const named = config.provider === 'style' ? Object.values(config.styles) : [config.url]
  const origins = named.filter((url) => !url.startsWith('/')).map((url) => new URL(url).origin)
  return [...new Set([...origins, ...settings.MAP_ORIGINS])]
}
