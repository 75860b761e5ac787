import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { z } from 'zod'
import { type Database, text } from '../store/database.ts'

const algorithm = 'RS256'
const Stored = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string() })

/** The provider's key, stored so that tokens stay valid when the sandbox restarts. */
export interface SigningKey {
  kid: string
  /** For signing. */
  privateKey(): Promise<Awaited<ReturnType<typeof importJWK>>>
  /** For those who check. */
  publicJwk: JWK
}

/** Returns the stored key, or makes it: a provider that nobody asks needs none. */
export const openSigningKey = (db: Database): (() => Promise<SigningKey>) => {
  let opened: Promise<SigningKey> | undefined
  const open = async (): Promise<SigningKey> => {
    const row = db.first('select jwk from oidc_key')
    if (!row) {
      const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
      db.run('insert into oidc_key (kid, jwk) values (?, ?)', 'key-1', JSON.stringify(await exportJWK(privateKey)))
    }
    const { kid, jwk } = db.first('select kid, jwk from oidc_key') ?? {}
    const stored = Stored.parse(JSON.parse(text({ jwk: jwk ?? null }, 'jwk')))
    const { kty, n, e } = stored
    const id = text({ kid: kid ?? null }, 'kid')
    return {
      kid: id,
      privateKey: () => importJWK(stored, algorithm),
      publicJwk: { kty, n, e, kid: id, alg: algorithm, use: 'sig' },
    }
  }
  return () => {
    opened ??= open()
    return opened
  }
}
