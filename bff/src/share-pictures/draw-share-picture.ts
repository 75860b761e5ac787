import { readFileSync } from 'node:fs'
import { productName } from '@nordbo/contracts'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'

/** Size of a share picture, px: what link previews show whole. */
export const shareSize = { width: 1_200, height: 630 } as const

/** What a share picture says. */
export interface ShareFacts {
  /** Has room for three lines. */
  title: string
  /** The kind and the place. */
  line: string
  /** The rating with the number of reviews; null without reviews. */
  rating: string | null
  /** Text begins at the right. */
  rtl: boolean
}

const margin = 64
/** The widest text, px. */
const textWidth = shareSize.width - 2 * margin

// One processor per picture, and no picture is read twice.
sharp.concurrency(1)
sharp.cache(false)

const markupSigns: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => markupSigns[sign] ?? sign)

const textOf = async (words: string, { size, strong, rtl }: { size: number; strong: boolean; rtl: boolean }) => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#FFFFFF">${escaped(words)}</span>`,
      font: `Inter, IBM Plex Sans Arabic, ZCOOL XiaoWei ${strong ? 'Semi-Bold ' : ''}${size}px`,
      width: textWidth,
      rgba: true,
      wrap: 'word-char',
      align: rtl ? 'right' : 'left',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  // A word that no font can break may be wider.
  const fitting = info.width > textWidth ? await sharp(data).resize({ width: textWidth }).toBuffer() : data
  return { input: fitting, width: Math.min(info.width, textWidth), height: info.height }
}

/** How dark the veil over the photo is, by height from the top (0) to the bottom (1). */
const veilStops = [
  [0, 0.45],
  [0.3, 0.05],
  [0.5, 0.25],
  [1, 0.92],
] as const

/** Opacity of the veil at a height, 0 to 1. */
const veilAt = (height: number): number => {
  const end = Math.max(
    1,
    veilStops.findIndex(([stop]) => stop >= height),
  )
  const [from, to] = [veilStops[end - 1] ?? veilStops[0], veilStops[end] ?? veilStops[3]]
  return from[1] + ((to[1] - from[1]) * (height - from[0])) / (to[0] - from[0])
}

/** A veil in the brand's darkest colour, as raw RGBA: drawn without the decoder of SVG. */
const veil = ((): OverlayOptions => {
  const { width, height } = shareSize
  const pixels = Buffer.alloc(width * height * 4)
  for (let row = 0; row < height; row++) {
    const alpha = Math.round(255 * veilAt(row / (height - 1)))
    pixels.fill(Buffer.from([0x0b, 0x2a, 0x33, alpha]), row * width * 4, (row + 1) * width * 4)
  }
  return { input: pixels, raw: { width, height, channels: 4 } }
})()

/** The mark of the product, 56 px wide. */
const mark = readFileSync(new URL('./mark.png', import.meta.url))

const background = (photo: Uint8Array | null): Sharp => {
  const { width, height } = shareSize
  if (photo) return sharp(photo).resize(width, height, { fit: 'cover' })
  return sharp({ create: { width, height, channels: 3, background: '#0F4C5C' } })
}

/** Draws the picture that link previews show of a home or hotel, as JPEG (docs/product/pages.md, Link previews). `photo` as WebP. */
export const drawSharePicture = async (
  { title, line, rating, rtl }: ShareFacts,
  photo: Uint8Array | null,
): Promise<Buffer> => {
  const [heading, facts, name] = await Promise.all([
    textOf(title, { size: 64, strong: true, rtl }),
    textOf(rating === null ? line : `${line}  ·  ${rating}`, { size: 34, strong: false, rtl }),
    textOf(productName, { size: 40, strong: true, rtl }),
  ])
  const leftOf = (width: number, inset = 0): number => (rtl ? shareSize.width - margin - inset - width : margin + inset)
  const factsTop = shareSize.height - margin - facts.height
  const layers: OverlayOptions[] = [
    veil,
    { input: mark, left: leftOf(56), top: 52 },
    { input: name.input, left: leftOf(name.width, 76), top: 52 + Math.round((56 - name.height) / 2) },
    { input: heading.input, left: leftOf(heading.width), top: Math.max(120, factsTop - 28 - heading.height) },
    { input: facts.input, left: leftOf(facts.width), top: factsTop },
  ]
  return background(photo).composite(layers).jpeg({ quality: 82 }).toBuffer()
}
