import { cellPx, cellsAcross, worldOf } from '../../geo/map-cells.ts'

/** The homes in one cell of the map. */
export interface Cell {
  x: number
  y: number
  homes: number
  minOre: number
  /** The mean of their points. */
  lat: number
  lng: number
  south: number
  north: number
  west: number
  east: number
  /** The id of one of them. */
  id: string
}

/** Homes within this distance of a cluster's middle belong to it, px (docs/product/listings.md, Map). */
const radiusPx = 60

const joined = (a: Cell, b: Cell): Cell => {
  const homes = a.homes + b.homes
  return {
    ...a,
    homes,
    minOre: Math.min(a.minOre, b.minOre),
    lat: (a.lat * a.homes + b.lat * b.homes) / homes,
    lng: (a.lng * a.homes + b.lng * b.homes) / homes,
    south: Math.min(a.south, b.south),
    north: Math.max(a.north, b.north),
    west: Math.min(a.west, b.west),
    east: Math.max(a.east, b.east),
  }
}

/** Cells with most homes first, so that clusters form around towns; then by position, so that the result is deterministic. */
const fullestFirst = (a: Cell, b: Cell): number => b.homes - a.homes || a.x - b.x || a.y - b.y

/** Joins cells within 60 px of a cell with more homes, at an integer zoom. */
export const joinCells = (cells: readonly Cell[], zoom: number): Cell[] => {
  const scale = cellsAcross(zoom) * cellPx
  const reach = Math.ceil(radiusPx / cellPx) + 1
  const waiting = new Map(cells.map((cell) => [`${cell.x}/${cell.y}`, { cell, at: worldOf(cell) }]))
  const found: Cell[] = []
  for (const first of cells.toSorted(fullestFirst)) {
    const middle = waiting.get(`${first.x}/${first.y}`)
    if (!middle) continue
    waiting.delete(`${first.x}/${first.y}`)
    let whole = first
    for (let x = first.x - reach; x <= first.x + reach; x++)
      for (let y = first.y - reach; y <= first.y + reach; y++) {
        const other = waiting.get(`${x}/${y}`)
        if (!other || Math.hypot(other.at.x - middle.at.x, other.at.y - middle.at.y) * scale > radiusPx) continue
        waiting.delete(`${x}/${y}`)
        whole = joined(whole, other.cell)
      }
    found.push(whole)
  }
  return found
}

/** Joins cells with the same position. */
export const mergedByCell = (cells: readonly Cell[]): Cell[] => {
  const byPlace = new Map<string, Cell>()
  for (const cell of cells) {
    const place = `${cell.x}/${cell.y}`
    const known = byPlace.get(place)
    byPlace.set(place, known ? joined(known, cell) : cell)
  }
  return [...byPlace.values()]
}
