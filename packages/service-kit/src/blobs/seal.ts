import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Bytes of a key. */
export const sealKeyBytes = 32
const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts bytes with AES-256-GCM: nonce, tag, then the text. `key` has 32 bytes. */
export const sealBytes = (key: Uint8Array, bytes: Uint8Array): Buffer => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Decrypts sealed bytes. @throws when they were changed, or sealed with another key */
export const openSealed = (key: Uint8Array, sealed: Uint8Array): Buffer => {
  const nonce = sealed.subarray(0, nonceBytes)
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}
