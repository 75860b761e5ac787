import { hkdfSync, randomBytes } from 'node:crypto'
import { openSealed, sealBytes, sealKeyBytes } from './seal.ts'

/** Makes and opens the keys of encrypted files. */
export interface FileKeys {
  /** A new key for one file: `key` encrypts it, `sealed` is what is stored. */
  make(): { key: Buffer; sealed: Buffer }
  /** The key that was stored as `sealed`. @throws when it was sealed with another secret or for another purpose */
  open(sealed: Uint8Array): Buffer
}

/** Each file has a key of its own, encrypted with a key from the secret and the purpose. Without its row a file cannot be read. */
export const openFileKeys = (secret: string, purpose: string): FileKeys => {
  const master = new Uint8Array(hkdfSync('sha256', secret, '', purpose, sealKeyBytes))
  return {
    make: () => {
      const key = randomBytes(sealKeyBytes)
      return { key, sealed: sealBytes(master, key) }
    },
    open: (sealed) => openSealed(master, sealed),
  }
}
