import { createHash } from 'node:crypto'
import {
  err,
  ok,
  type PhotoDescriptor,
  type PhotoFormat,
  photoKey,
  photoRecipe,
  photoWidths,
  privatePhotoWidths,
  type Result,
} from '@nordbo/contracts'
import sharp, { type Sharp } from 'sharp'

/** One file of a picture, ready for the blob store. */
export interface PhotoFile {
  key: string
  format: PhotoFormat
  /** In pixels. */
  width: number
  bytes: Buffer
}

/** A picture in every size and format of the recipe. */
export interface DerivedPhoto {
  descriptor: PhotoDescriptor
  files: PhotoFile[]
}

/** `public` pictures are cut to the shape of cards and galleries; `private` ones stay whole, because they show what happened. */
export type PhotoUse = 'public' | 'private'

const limits = { limitInputPixels: photoRecipe.maxInputPixels, failOn: 'error' } as const
const accepted: ReadonlySet<string> = new Set(photoRecipe.accepted)
/** A picture that takes longer to read was made to. */
const readSeconds = 20

// Only the readers of what is accepted: no other format of the library is ever tried on an upload.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

/**
 * Makes every derivative of an uploaded picture: turned upright, cut to 3:2, in the colours of the web, without EXIF
 * (a photo's place would tell a home's address). Pure: the same bytes give the same names.
 * Refuses with `photo.unreadable` what is no photo and with `photo.tooLarge` what would need too much memory.
 */
export const derivePhoto = async (source: Buffer, use: PhotoUse = 'public'): Promise<Result<DerivedPhoto>> => {
  const found = await inspect(source)
  if (!found) return err('photo.unreadable')
  const maxPixels = found.kind === 'avif' ? photoRecipe.maxAvifPixels : photoRecipe.maxInputPixels
  if (found.width * found.height > maxPixels) return err('photo.tooLarge', { maxPixels })
  const hash = createHash('sha256').update(photoRecipe.id).update(source).digest('hex').slice(0, 32)
  const size = use === 'public' ? largest(found) : whole(found)
  try {
    const upright = await cut(sharp(source, limits).autoOrient(), size)
      .timeout({ seconds: readSeconds })
      .png({ compressionLevel: 0 })
      .toBuffer()
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
    // The header was fine and the pixels are not: a truncated or damaged file, or one that takes forever.
    return err('photo.unreadable')
  }
}

interface Size {
  width: number
  height: number
}

/** Size as a person sees it, or nothing when the bytes are no accepted photo. */
const inspect = async (source: Buffer): Promise<(Size & { kind: string }) | undefined> => {
  try {
    // The pixel limit is compared by the caller, so that "too large" and "unreadable" stay two answers.
    const { format, mediaType, autoOrient } = await sharp(source, { limitInputPixels: false }).metadata()
    const kind = mediaType === 'image/avif' ? 'avif' : format
    return accepted.has(kind) ? { ...autoOrient, kind } : undefined
  } catch {
    return undefined
  }
}

/** The largest 3:2 rectangle inside the picture, at most as wide as the recipe's last step. */
const largest = ({ width, height }: Size): Size => {
  const { aspect, widths } = photoRecipe
  const fitting = Math.min(width, Math.floor((height * aspect.width) / aspect.height))
  const chosen = Math.max(1, Math.min(fitting, ...widths.slice(-1)))
  return { width: chosen, height: heightFor(chosen) }
}

const heightFor = (width: number, shape: Size = photoRecipe.aspect): number =>
  Math.max(1, Math.round((width * shape.height) / shape.width))

/** The whole picture, at most as wide and as high as the recipe's last step. */
const whole = ({ width, height }: Size): Size => {
  const most = Math.max(...photoRecipe.widths)
  const chosen = Math.max(1, Math.floor(width * Math.min(1, most / width, most / height)))
  return { width: chosen, height: heightFor(chosen, { width, height }) }
}

const cut = (image: Sharp, { width, height }: Size): Sharp => image.resize(width, height, { fit: 'cover' })

const encode = (upright: Buffer, size: Size, format: PhotoFormat): Promise<Buffer> => {
  const image = cut(sharp(upright), size)
  return (format === 'avif' ? image.avif(photoRecipe.avif) : image.webp(photoRecipe.webp)).toBuffer()
}

const placeholder = async (upright: Buffer): Promise<string> => {
  const { width, height, quality } = photoRecipe.placeholder
  const tiny = await cut(sharp(upright), { width, height }).webp({ quality }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

const dominant = async (upright: Buffer): Promise<string> => {
  const { width, height } = photoRecipe.placeholder
  const small = await cut(sharp(upright), { width: width * 8, height: height * 8 })
    .png()
    .toBuffer()
  const { r, g, b } = (await sharp(small).stats()).dominant
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
