import { createHash } from 'node:crypto'
import type { PhotoDescriptor, PhotoFormat } from '@nordbo/contracts'
import { photoKey, photoRecipe, photoWidths, privatePhotoWidths } from '@nordbo/contracts/photo-recipe'
import { err, ok, type Result } from '@nordbo/contracts/result'
import sharp, { type Channels, type Sharp } from 'sharp'

/** One file of a photo, ready for the blob store. */
export interface PhotoFile {
  key: string
  format: PhotoFormat
  /** In pixels. */
  width: number
  bytes: Buffer
}

/** A photo in every size and format of the recipe. */
export interface DerivedPhoto {
  descriptor: PhotoDescriptor
  files: PhotoFile[]
}

/** `public` photos are cropped to 3:2 for cards and galleries; `private` ones, such as of damage, are not cropped. */
export type PhotoUse = 'public' | 'private'

const limits = { limitInputPixels: photoRecipe.maxInputPixels, failOn: 'error' } as const
const accepted: ReadonlySet<string> = new Set(photoRecipe.accepted)
/** Longest time to decode an upload, s. Only hostile files take longer. */
const readSeconds = 20

// Uploads can only reach the decoders of accepted formats.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

/**
 * Derives every file of an uploaded photo: turned upright, cropped to 3:2 if public, in sRGB, and without EXIF, because a photo's
 * place would reveal a home's address. The same bytes give the same names. Refuses files that are not photos with
 * `photo.unreadable`, photos that would need too much memory with `photo.tooLarge`, and public ones that are narrower than the smallest file
 * with `photo.tooSmall` (docs/product/listings.md, Photos).
 */
export const derivePhoto = async (source: Buffer, use: PhotoUse = 'public'): Promise<Result<DerivedPhoto>> => {
  const found = await inspect(source)
  if (!found) return err('photo.unreadable')
  const maxPixels = found.kind === 'avif' ? photoRecipe.maxAvifPixels : photoRecipe.maxInputPixels
  if (found.width * found.height > maxPixels) return err('photo.tooLarge', { maxPixels })
  const hash = createHash('sha256').update(photoRecipe.id).update(source).digest('hex').slice(0, 32)
  const size = use === 'public' ? largest(found) : whole(found)
  if (use === 'public' && size.width < photoRecipe.narrowest)
    return err('photo.tooSmall', { minWidth: photoRecipe.narrowest })
  try {
    const upright = await toPixels(cut(sharp(source, limits).autoOrient(), size).timeout({ seconds: readSeconds }))
    const files: PhotoFile[] = []
    const formats = use === 'public' ? photoRecipe.formats : (['webp'] as const)
    for (const width of use === 'public' ? photoWidths(size.width) : privatePhotoWidths(size.width))
      for (const format of formats) {
        const bytes = await encode(upright, { width, height: heightFor(width, size) }, format)
        files.push({ key: photoKey(hash, width, format), format, width, bytes })
      }
    const descriptor = { hash, ...size, placeholder: await placeholder(upright), color: await dominant(upright) }
    return ok({ descriptor, files })
  } catch {
    // The header was valid and the pixels are not: the file is truncated or damaged, or decoding timed out.
    return err('photo.unreadable')
  }
}

interface Size {
  width: number
  height: number
}

/** The size of the upright photo; undefined if the bytes are not an accepted photo. */
const inspect = async (source: Buffer): Promise<(Size & { kind: string }) | undefined> => {
  try {
    // The caller checks the pixel limit, so that `photo.tooLarge` and `photo.unreadable` stay distinct.
    const { format, mediaType, autoOrient } = await sharp(source, { limitInputPixels: false }).metadata()
    const kind = mediaType === 'image/avif' ? 'avif' : format
    return accepted.has(kind) ? { ...autoOrient, kind } : undefined
  } catch {
    return undefined
  }
}

/** The largest 3:2 rectangle inside the photo, at most as wide as the recipe's largest width. */
const largest = ({ width, height }: Size): Size => {
  const { aspect, widths } = photoRecipe
  const fitting = Math.min(width, Math.floor((height * aspect.width) / aspect.height))
  const chosen = Math.max(1, Math.min(fitting, ...widths.slice(-1)))
  return { width: chosen, height: heightFor(chosen) }
}

const heightFor = (width: number, shape: Size = photoRecipe.aspect): number =>
  Math.max(1, Math.round((width * shape.height) / shape.width))

/** The uncropped photo, at most as wide and as high as the recipe's largest width. */
const whole = ({ width, height }: Size): Size => {
  const most = Math.max(...photoRecipe.widths)
  const chosen = Math.max(1, Math.floor(width * Math.min(1, most / width, most / height)))
  return { width: chosen, height: heightFor(chosen, { width, height }) }
}

/** Decoded pixels, which every size is made from. */
interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: Channels }
}

const toPixels = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

const from = ({ data, raw }: Pixels): Sharp => sharp(data, { raw })

const cut = (image: Sharp, { width, height }: Size): Sharp => image.resize(width, height, { fit: 'cover' })

const encode = (upright: Pixels, size: Size, format: PhotoFormat): Promise<Buffer> => {
  const image = cut(from(upright), size)
  return (format === 'avif' ? image.avif(photoRecipe.avif) : image.webp(photoRecipe.webp)).toBuffer()
}

const placeholder = async (upright: Pixels): Promise<string> => {
  const { width, height, quality } = photoRecipe.placeholder
  const tiny = await cut(from(upright), { width, height }).webp({ quality }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

const dominant = async (upright: Pixels): Promise<string> => {
  const { width, height } = photoRecipe.placeholder
  const small = await cut(from(upright), { width: width * 8, height: height * 8 })
    .png()
    .toBuffer()
  const { r, g, b } = (await sharp(small).stats()).dominant
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
