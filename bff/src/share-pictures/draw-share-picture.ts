import { productName } from '@nordbo/contracts'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'

/** Size of a share picture, px: what link previews show whole. */
export const shareSize = { width: 1_200, height: 630 } as const

/** What a share picture says. */
export interface ShareFacts {
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
/** The longest title, characters; it fills three lines at most. */
const longestTitle = 72

// One processor per picture, and no picture is read twice.
sharp.concurrency(1)
sharp.cache(false)

const markupSigns: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => markupSigns[sign] ?? sign)

/** Cuts a text at the end of a word. */
const cut = (text: string, most: number): string => {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

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

/** The dark veil below the words, and the mark of the product above. */
const veil = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
    <defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#0B2A33" stop-opacity="0.45"/>
      <stop offset="0.3" stop-color="#0B2A33" stop-opacity="0.05"/>
      <stop offset="0.5" stop-color="#0B2A33" stop-opacity="0.25"/>
      <stop offset="1" stop-color="#0B2A33" stop-opacity="0.92"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#veil)"/>
  </svg>`,
)
const mark = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="8" fill="#0F4C5C"/>
    <path d="M6.5 17.5 16 8.5l9.5 9" fill="none" stroke="#FBFAF7" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M6.5 23.5h19" fill="none" stroke="#E08A6E" stroke-width="2.6" stroke-linecap="round"/>
  </svg>`,
)

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
    textOf(cut(title, longestTitle), { size: 64, strong: true, rtl }),
    textOf(rating === null ? line : `${line}  ·  ${rating}`, { size: 34, strong: false, rtl }),
    textOf(productName, { size: 40, strong: true, rtl }),
  ])
  const leftOf = (width: number, inset = 0): number => (rtl ? shareSize.width - margin - inset - width : margin + inset)
  const factsTop = shareSize.height - margin - facts.height
  const layers: OverlayOptions[] = [
    { input: veil },
    { input: mark, left: leftOf(56), top: 52 },
    { input: name.input, left: leftOf(name.width, 76), top: 52 + Math.round((56 - name.height) / 2) },
    { input: heading.input, left: leftOf(heading.width), top: Math.max(120, factsTop - 28 - heading.height) },
    { input: facts.input, left: leftOf(facts.width), top: factsTop },
  ]
  return background(photo).composite(layers).jpeg({ quality: 82 }).toBuffer()
}
