import type { Feature, FeatureCollection, Position } from 'geojson'

/**
 * The bundled Nordic map as `scripts/build-basemap.ts` writes it. A line is a flat list: the first point and then the steps to
 * each next one, lng before lat, in thousandths of a degree. Polygons are lists of rings, the shore first.
 */
export interface PackedBasemap {
  land: { nordic: boolean; polygons: number[][][] }[]
  borders: number[][]
}

const unit = 1000

/** A line as small whole numbers. */
export const packLine = (line: readonly Position[]): number[] => {
  let [lastX, lastY] = [0, 0]
  return line.flatMap(([lng = 0, lat = 0], index) => {
    const [x, y] = [Math.round(lng * unit), Math.round(lat * unit)]
    const step = [x - lastX, y - lastY]
    lastX = x
    lastY = y
    return index > 0 && step.every((part) => part === 0) ? [] : step
  })
}

/** The points of a packed line. */
export const unpackLine = (packed: readonly number[]): Position[] => {
  const points: Position[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < packed.length; index += 2) {
    x += packed[index] ?? 0
    y += packed[index + 1] ?? 0
    points.push([x / unit, y / unit])
  }
  return points
}

/** The map's shapes: `part` tells land from borders, `nordic` the countries that the market is in. */
export const unpackBasemap = ({ land, borders }: PackedBasemap): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    ...land.map(
      ({ nordic, polygons }): Feature => ({
        type: 'Feature',
        properties: { part: 'land', nordic },
        geometry: { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map(unpackLine)) },
      }),
    ),
    ...borders.map(
      (line): Feature => ({
        type: 'Feature',
        properties: { part: 'border' },
        geometry: { type: 'LineString', coordinates: unpackLine(line) },
      }),
    ),
  ],
})
