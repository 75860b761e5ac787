import { createHash } from 'node:crypto'

/** Creates UUIDs (version 5) from names. Within a namespace (32 hex digits) a name always has the same id. */
export const nameBasedId = (namespace: string): ((name: string) => string) => {
  const space = Buffer.from(namespace, 'hex')
  return (name) => {
    const bytes = createHash('sha1').update(space).update(name).digest().subarray(0, 16)
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
}

/** Our id of a refund that was made at the provider, from its id there. Booking and payouts compute the same id independently. */
export const idOfForeignRefund = (providerId: string): string =>
  nameBasedId('0b7e6f5d41c84a0f9d2a53e8c6b1947e')(providerId)
