import type { MapTheme } from '../model/map-engine.ts'
import { type MapColors, mapColors } from './map-colors.ts'

/** The dot of a town, and the textures of land and sea at close zooms. */
export type Picture = 'dot' | 'land' | 'sea'

/** The name of a picture in a style. The map requests it when it is first needed. */
export const pictureName = (picture: Picture, theme: MapTheme): string => `${picture}-${theme}`

/** Image pixels per screen pixel. */
export const fineness = 3
/** Side lengths in screen pixels. */
const sizes: Record<Picture, number> = { dot: 6, land: 22, sea: 44 }

const disc = (pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void => {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
}

const draw: Record<Picture, (pen: CanvasRenderingContext2D, colors: MapColors) => void> = {
  dot: (pen, colors) => {
    disc(pen, 3, 3, 2)
    pen.fillStyle = colors['label-halo']
    pen.fill()
    pen.lineWidth = 1.3
    pen.strokeStyle = colors.label
    pen.stroke()
  },
  land: (pen, colors) => {
    pen.fillStyle = colors.grain
    disc(pen, 5.5, 5.5, 0.8)
    pen.fill()
    disc(pen, 16.5, 16.5, 0.8)
    pen.fill()
  },
  sea: (pen, colors) => {
    pen.strokeStyle = colors.grain
    pen.lineWidth = 1
    for (const [x, y] of [
      [7, 11],
      [29, 33],
    ] as const) {
      pen.beginPath()
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x + 2, y - 2.5, x + 4, y)
      pen.quadraticCurveTo(x + 6, y + 2.5, x + 8, y)
      pen.stroke()
    }
  },
}

const pictures: Picture[] = ['dot', 'land', 'sea']

/** Draws the picture of a name. Undefined for unknown names. */
export const pictureOf = (name: string): ImageData | undefined => {
  for (const theme of ['light', 'dark'] as const)
    for (const picture of pictures) {
      if (pictureName(picture, theme) !== name) continue
      const canvas = document.createElement('canvas')
      const side = sizes[picture] * fineness
      canvas.width = side
      canvas.height = side
      const pen = canvas.getContext('2d')
      if (!pen) return undefined
      pen.scale(fineness, fineness)
      draw[picture](pen, mapColors(theme))
      return pen.getImageData(0, 0, side, side)
    }
  return undefined
}
