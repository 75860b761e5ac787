import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Principal } from '@nordbo/contracts'
import type { PublicKeys } from '../config/kit-config.ts'

const ed25519 = (key: KeyObject, what: string): KeyObject => {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${what} is not an Ed25519 key`)
  return key
}

/** Reads a private key (PKCS #8 DER, base64). The error never shows the text. */
export const readSigningKey = (base64: string): KeyObject => {
  try {
    return ed25519(
      createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' }),
      'SIGNING_KEY',
    )
  } catch {
    throw new Error('SIGNING_KEY is not an Ed25519 private key in PKCS #8, base64')
  }
}

/** Reads the public keys (SPKI DER, base64) of every principal that may call. */
export const readPublicKeys = (keys: PublicKeys): ReadonlyMap<string, KeyObject> =>
  new Map(
    Object.entries(keys).map(([principal, base64]) => {
      try {
        const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
        return [principal, ed25519(key, principal)]
      } catch {
        throw new Error(`PUBLIC_KEYS.${principal} is not an Ed25519 public key in SPKI, base64`)
      }
    }),
  )

/** A fresh key pair for every principal: for launchers and tests. */
export const generateKeys = <P extends Principal>(
  principals: readonly P[],
): { signing: Record<P, string>; public: Record<P, string> } => {
  const pairs = principals.map((principal) => ({ principal, ...generateKeyPairSync('ed25519') }))
  const signing = pairs.map(({ principal, privateKey }) => [
    principal,
    privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  ])
  const open = pairs.map(({ principal, publicKey }) => [
    principal,
    publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  ])
  // Object.fromEntries loses the type of the keys, which are the principals.
  return { signing: Object.fromEntries(signing), public: Object.fromEntries(open) }
}
