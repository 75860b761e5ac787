import type { StyleSpecification } from 'maplibre-gl'
import { PMTiles, TileType } from 'pmtiles'
import type { MapAppearance } from '../model/map-engine.ts'
import { mapColors } from './map-colors.ts'
import { streetLayers } from './street-layers.ts'
import { schemaOf } from './street-schemas.ts'

/** The layer names in an archive's metadata. */
const layersIn = (metadata: unknown): string[] =>
  typeof metadata === 'object' && metadata && 'vector_layers' in metadata && Array.isArray(metadata.vector_layers)
    ? metadata.vector_layers.flatMap((layer: unknown) =>
        typeof layer === 'object' && layer && 'id' in layer && typeof layer.id === 'string' ? [layer.id] : [],
      )
    : []

/** The style of a PMTiles archive: raster tiles unchanged, vector tiles in our colours. Throws on an unknown schema. */
export const streetStyle = async (archive: string): Promise<(appearance: MapAppearance) => StyleSpecification> => {
  const file = new PMTiles(archive)
  const [{ tileType }, metadata] = await Promise.all([file.getHeader(), file.getMetadata()])
  const url = `pmtiles://${archive}`
  if (tileType !== TileType.Mvt && tileType !== TileType.Mlt)
    return () => ({
      version: 8,
      sources: { streets: { type: 'raster', url, tileSize: 256 } },
      layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
    })
  const schema = schemaOf(layersIn(metadata))
  if (!schema) throw new Error(`${archive} has layers of no schema that is known: ${layersIn(metadata).join(', ')}`)
  return ({ theme, language }) => ({
    version: 8,
    sources: { streets: { type: 'vector', url } },
    layers: streetLayers(schema, mapColors(theme), language),
  })
}
