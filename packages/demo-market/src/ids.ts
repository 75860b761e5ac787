import { createHash } from 'node:crypto'

/** Namespace of the demo market's ids. */
const namespace = Buffer.from('6f1f4f0c2d2b5b7e9a41c3d5e7f90b1d', 'hex')

/** The UUID (version 5) of something in the demo market: the same name always has the same id. */
export const demoId = (kind: 'user' | 'listing' | 'booking' | 'review' | 'hotel', name: string): string => {
  const bytes = createHash('sha1').update(namespace).update(`${kind}:${name}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
