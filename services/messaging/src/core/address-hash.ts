import { createHmac, hkdfSync } from 'node:crypto'

/** Hashes a mail address, so that it can be recognised without being stored. */
export type AddressHash = (address: string) => string

/** Hashes with a key from a secret, so that nobody without it can try addresses. Case, spaces around and spelling of marks do not count. */
export const openAddressHash = (secret: string): AddressHash => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'mail addresses', 32))
  return (address) =>
    createHmac('sha256', key).update(address.trim().normalize('NFC').toLowerCase()).digest('base64url')
}
