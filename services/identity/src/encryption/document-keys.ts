import { hkdfSync, randomBytes } from 'node:crypto'
import { openSealed, sealBytes, sealKeyBytes } from '@nordbo/service-kit'

/** Makes and opens the keys of identity documents. */
export interface DocumentKeys {
  /** A new key for one document: `key` encrypts its file, `sealed` is what is stored. */
  make(): { key: Buffer; sealed: Buffer }
  /** The key that was stored as `sealed`. @throws when it was sealed with another secret */
  open(sealed: Uint8Array): Buffer
}

/** Each document has a key of its own, encrypted with a key from the secret. Without its row a file cannot be read. */
export const openDocumentKeys = (secret: string): DocumentKeys => {
  const master = new Uint8Array(hkdfSync('sha256', secret, '', 'identity documents', sealKeyBytes))
  return {
    make: () => {
      const key = randomBytes(sealKeyBytes)
      return { key, sealed: sealBytes(master, key) }
    },
    open: (sealed) => openSealed(master, sealed),
  }
}
