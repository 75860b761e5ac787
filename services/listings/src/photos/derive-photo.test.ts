import { crc32 } from 'node:zlib'
import { PhotoDescriptor, photoRecipe } from '@nordbo/contracts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { derivePhoto } from './derive-photo.ts'

const picture = (width: number, height: number, background = '#8a5a3c') =>
  sharp({ create: { width, height, channels: 3, background } })

const derive = async (source: Buffer) => {
  const result = await derivePhoto(source)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

describe('a photo', () => {
  test('comes in every width and format, cut to 3:2 and never enlarged', async () => {
    const { descriptor, files } = await derive(await picture(1_000, 1_000).jpeg().toBuffer())
    expect(PhotoDescriptor.parse(descriptor)).toMatchObject({ width: 1_000, height: 667, color: '#885838' })
    expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual([
      '320.avif',
      '320.webp',
      '640.avif',
      '640.webp',
      '960.avif',
      '960.webp',
      '1000.avif',
      '1000.webp',
    ])
    for (const { bytes, width, key } of files) {
      const found = await sharp(bytes).metadata()
      expect(found.width).toBe(width)
      expect(found.width / found.height).toBeCloseTo(1.5, 1)
      expect(key).toContain(descriptor.hash)
    }
  })

  test('larger than the largest size is reduced to it', async () => {
    const { descriptor } = await derive(await picture(2_400, 1_600).webp().toBuffer())
    expect(descriptor.width).toBe(photoRecipe.widths.at(-1))
  })

  test('taken sideways is turned upright', async () => {
    const sideways = await picture(900, 600)
      .withExif({ IFD0: { Orientation: '6' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await derive(sideways)).descriptor).toMatchObject({ width: 600, height: 400 })
  })

  test('loses the metadata with the place where it was taken', async () => {
    const located = await picture(600, 400)
      .withExif({ IFD0: { Artist: 'Anders' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '57/1 43/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(located).metadata()).exif).toBeDefined()
    for (const { bytes } of (await derive(located)).files) expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  test('has a name that depends on its content only', async () => {
    const source = await picture(320, 214).png().toBuffer()
    const other = await picture(320, 214, '#3c5a8a').png().toBuffer()
    expect((await derive(source)).descriptor).toEqual((await derive(source)).descriptor)
    expect((await derive(source)).descriptor.hash).not.toBe((await derive(other)).descriptor.hash)
  })
})

describe('an upload is refused if it is', () => {
  test.each([
    ['text', Buffer.from('not a picture at all')],
    ['nothing', Buffer.alloc(0)],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an animation', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ])('%s', async (_, source) => {
    expect(await derivePhoto(source)).toMatchObject({ ok: false, error: { code: 'photo.unreadable' } })
  })

  test.each([
    [319, 300],
    [900, 212],
    [9, 6],
  ])('less than 320 px wide once it is cropped: %i × %i, unless it is private', async (width, height) => {
    const small = await picture(width, height).png().toBuffer()
    expect(await derivePhoto(small)).toMatchObject({ ok: false, error: { code: 'photo.tooSmall' } })
    expect((await derivePhoto(small, 'private')).ok).toBe(true)
    expect((await derivePhoto(await picture(320, 214).png().toBuffer())).ok).toBe(true)
  })

  test('a truncated file', async () => {
    const whole = await picture(900, 600).png().toBuffer()
    expect(await derivePhoto(whole.subarray(0, whole.length / 2))).toMatchObject({
      ok: false,
      error: { code: 'photo.unreadable' },
    })
  })

  test('a picture with too many pixels', async () => {
    const vast = await picture(9_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
    expect(await derivePhoto(vast)).toMatchObject({ ok: false, error: { code: 'photo.tooLarge' } })
  })

  test('a small file that claims 50,000 × 50,000 pixels', async () => {
    const small = await picture(9, 6).png().toBuffer()
    // Width and height of a PNG's header, and its checksum.
    small.writeUInt32BE(50_000, 16)
    small.writeUInt32BE(50_000, 20)
    small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
    const refusal = { code: 'photo.tooLarge', params: { maxPixels: 50_000_000 } }
    expect(await derivePhoto(small)).toMatchObject({ ok: false, error: refusal })
  })

  test('an HEIC, which only some devices can show', async () => {
    const brand = Buffer.from('0000001c66747970686569630000000068656963686576316d696631', 'hex')
    expect(await derivePhoto(Buffer.concat([brand, Buffer.alloc(2_000, 7)]))).toMatchObject({
      ok: false,
      error: { code: 'photo.unreadable' },
    })
  })

  test('a large AVIF, which would need several times the work of other formats', async () => {
    const large = await picture(4_000, 4_001).avif({ effort: 0 }).toBuffer()
    const refusal = { code: 'photo.tooLarge', params: { maxPixels: 16_000_000 } }
    expect(await derivePhoto(large)).toMatchObject({ ok: false, error: refusal })
  })
})

test('a picture with a page of scripts behind it loses the page', async () => {
  const page = Buffer.from('<html><script>alert(document.cookie)</script></html>')
  const both = Buffer.concat([await picture(900, 600).jpeg().toBuffer(), page])
  const { files } = await derive(both)
  expect(files.length).toBeGreaterThan(0)
  for (const { bytes } of files) expect(bytes.includes('script')).toBe(false)
})

test('a private picture is not cropped and has two sizes', async () => {
  const result = await derivePhoto(await picture(1_000, 2_000).jpeg().toBuffer(), 'private')
  expect(result).toMatchObject({ value: { descriptor: { width: 800, height: 1_600 } } })
  if (!result.ok) return
  const sizes = await Promise.all(result.value.files.map(({ bytes }) => sharp(bytes).metadata()))
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 320, 640],
    ['webp', 800, 1_600],
  ])
})
