import type { Position } from 'geojson'

/** Lengths in degrees of latitude: shorter segments are fine enough, longer ones are straight on purpose. */
const [shortest, longest] = [0.0006, 0.012]
/** Moves each point towards the middle of its neighbours and back out, so that shapes do not shrink (Taubin 1995). */
const pulls = [0.5, -0.53, 0.5, -0.53] as const

const lengthOf = ([x = 0, y = 0]: Position, [toX = 0, toY = 0]: Position): number =>
  Math.hypot((toX - x) * Math.cos((y * Math.PI) / 180), toY - y)

const mixed = (parts: readonly (readonly [weight: number, point: Position])[]): Position =>
  [0, 1].map((axis) => parts.reduce((sum, [weight, point]) => sum + weight * (point[axis] ?? 0), 0))

/**
 * Moves every point towards its neighbours, or away from them where `pull` is negative. Points next to a long
 * segment stay.
 */
const drawnBy = (points: readonly Position[], pull: number): Position[] =>
  points.map((point, index) => {
    const [last, next] = [points.at(index - 1) ?? point, points.at((index + 1) % points.length) ?? point]
    if (lengthOf(last, point) > longest || lengthOf(point, next) > longest) return point
    return mixed([
      [pull / 2, last],
      [1 - pull, point],
      [pull / 2, next],
    ])
  })

/**
 * Smooths a ring's steps and adds a point between any two that lie apart, so that shores look round from close up.
 * Never returns fewer points.
 */
export const soften = (ring: readonly Position[]): Position[] => {
  const points = pulls.reduce(drawnBy, ring.slice(0, -1))
  const soft = points.flatMap((point, index): Position[] => {
    const at = (step: number): Position => points.at((index + step) % points.length) ?? point
    const [before, next, after] = [at(-1), at(1), at(2)]
    const length = lengthOf(point, next)
    // Beside a long segment the interpolated curve would swing out.
    const besideLong = [lengthOf(before, point), lengthOf(next, after)].some((near) => near > longest)
    if (length < shortest || length > longest || besideLong) return [point]
    const middle = mixed([
      [-1 / 16, before],
      [9 / 16, point],
      [9 / 16, next],
      [-1 / 16, after],
    ])
    return [point, middle]
  })
  return soft[0] ? [...soft, soft[0]] : []
}
