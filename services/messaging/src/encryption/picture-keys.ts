import { hkdfSync, randomBytes } from 'node:crypto'
import { openSealed, sealBytes, sealKeyBytes } from '@nordbo/service-kit'

/** Makes and opens the keys of the pictures of messages. */
export interface PictureKeys {
  /** A new key for one picture: `key` encrypts its files, `sealed` is what is stored. */
  make(): { key: Buffer; sealed: Buffer }
  /** The key that was stored as `sealed`. @throws when it was sealed with another secret */
  open(sealed: Uint8Array): Buffer
}

/** Each picture has a key of its own, encrypted with a key from the secret. Without its row its files cannot be read. */
export const openPictureKeys = (secret: string): PictureKeys => {
  const master = new Uint8Array(hkdfSync('sha256', secret, '', 'pictures of messages', sealKeyBytes))
  return {
    make: () => {
      const key = randomBytes(sealKeyBytes)
      return { key, sealed: sealBytes(master, key) }
    },
    open: (sealed) => openSealed(master, sealed),
  }
}
