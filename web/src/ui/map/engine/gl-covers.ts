import type { MapCover, MapHandle } from '../model/map-engine.ts'
import { type Covers, type GlMap, pair } from './gl-map.ts'

/** Sizes of covers are rounded up to multiples of this, px, because each size needs an image. */
const step = 8
const coverImage = ({ width, height }: MapCover) => {
  const [wide, high] = [Math.ceil(width / step) * step, Math.ceil(height / step) * step]
  return { name: `cover-${wide}-${high}`, width: wide, height: high }
}
const coversOf = (covers: readonly MapCover[]): Covers => ({
  type: 'FeatureCollection',
  features: covers.map((cover) => ({
    type: 'Feature',
    properties: { image: coverImage(cover).name },
    geometry: { type: 'Point', coordinates: pair(cover.point) },
  })),
})

const addCoverImages = (map: GlMap, covers: readonly MapCover[]): void => {
  for (const cover of covers) {
    const { name, width, height } = coverImage(cover)
    if (!map.hasImage(name)) map.addImage(name, { width, height, data: new Uint8ClampedArray(width * height * 4) })
  }
}

/**
 * Adds a map's covers to each style that it loads. Returns the function that changes them. `setCovers` replaces the
 * covers of the loaded style.
 */
export const keepCovers = (map: GlMap, setCovers: (covers: Covers) => void): MapHandle['cover'] => {
  let covers: readonly MapCover[] = []
  map.on('style.load', () => {
    // Above the style's layers, because the topmost symbols are placed first.
    addCoverImages(map, covers)
    map.addSource('covers', { type: 'geojson', data: coversOf(covers) })
    map.addLayer({
      ...{ id: 'covers', type: 'symbol', source: 'covers' },
      layout: { 'icon-image': ['get', 'image'], 'icon-allow-overlap': true, 'icon-padding': 0 },
    })
  })
  return (next) => {
    covers = next
    if (!map.getSource('covers')) return
    addCoverImages(map, covers)
    setCovers(coversOf(covers))
  }
}
