import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** The bytes of a PNG of one tint per `tint` (0–255), so that two tints are two pictures. Small, since its sizes are made of every pixel. */
export const pictureBytes = (tint = 120, width = 480, height = 320): Uint8Array<ArrayBuffer> => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits a channel, red green blue.
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, tint)])
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return new Uint8Array(png)
}

/** A form with pictures, by the name of their field and their tint. */
export const picturesForm = (tints: Record<string, number>): FormData => {
  const form = new FormData()
  for (const [name, tint] of Object.entries(tints))
    form.append(name, new Blob([pictureBytes(tint)], { type: 'image/png' }), `${name}.png`)
  return form
}

/** A form with one picture to upload. */
export const pictureForm = (tint = 120, width = 480, height = 320): FormData => {
  const form = new FormData()
  form.append('file', new Blob([pictureBytes(tint, width, height)], { type: 'image/png' }), 'picture.png')
  return form
}
