import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { principals, serviceNames } from '@nordbo/contracts'
import { z } from 'zod'

const keyPair = z.object({
  /** Ed25519, PKCS #8 DER, base64. */
  privateKey: z.string(),
  /** Ed25519, SPKI DER, base64. */
  publicKey: z.string(),
})

const secretsSchema = z.object({
  /** Password of the Postgres superuser. */
  postgres: z.string(),
  /** Passwords of the database roles, by service. */
  databases: z.record(z.string(), z.string()),
  /** Passwords by principal, and of `stack`, the administrator. */
  redisUsers: z.record(z.string(), z.string()),
  /** As for Redis. */
  nats: z.record(z.string(), z.string()),
  signing: z.record(z.string(), keyPair),
  session: z.string(),
  /** Encrypts the keys of identity documents. */
  documents: z.string(),
  /** Encrypts the keys of the pictures of messages. */
  pictures: z.string(),
  /** Encrypts the private key of push messages. */
  push: z.string(),
  webhook: z.string(),
  /** Of the mail server that hands in reports about mails that came back. */
  bounces: z.string(),
  /** Key of the HMAC that moves a home's public point. */
  fuzz: z.string(),
  stripe: z.string(),
  /** Of Nordbo at the sandbox's OpenID Connect provider. */
  oidc: z.string(),
})

/** All secrets of a system. Made on the first start, never committed. */
export type Secrets = z.infer<typeof secretsSchema>

/** A random password. It begins with a letter, since NATS reads a bare word that begins with a digit as a number. */
const password = (): string => `k${randomBytes(24).toString('base64url')}`

const newKeyPair = (): z.infer<typeof keyPair> => {
  const pair = generateKeyPairSync('ed25519')
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

const each = <V>(names: readonly string[], make: () => V): Record<string, V> =>
  Object.fromEntries(names.map((name) => [name, make()]))

/** Fresh secrets for a system that does not exist yet. */
export const makeSecrets = (): Secrets => ({
  postgres: password(),
  databases: each(serviceNames, password),
  redisUsers: each([...principals, 'stack'], password),
  nats: each([...principals, 'stack'], password),
  signing: each(principals, newKeyPair),
  session: password(),
  documents: password(),
  pictures: password(),
  push: password(),
  webhook: `whsec_${password()}`,
  bounces: password(),
  fuzz: password(),
  stripe: `sk_test_${randomBytes(24).toString('hex')}`,
  oidc: password(),
})

/** The public keys of all principals: PUBLIC_KEYS. */
export const publicKeysOf = (secrets: Pick<Secrets, 'signing'>): Record<string, string> =>
  Object.fromEntries(principals.map((each) => [each, secretOf(secrets.signing, each).publicKey]))

/** Keeps stored secrets and adds those that are missing, such as for a service added later. */
const completed = (stored: unknown): Secrets => {
  const fresh = makeSecrets()
  const known = secretsSchema.partial().parse(stored)
  return secretsSchema.parse({
    ...fresh,
    ...known,
    databases: { ...fresh.databases, ...known.databases },
    redisUsers: { ...fresh.redisUsers, ...known.redisUsers },
    nats: { ...fresh.nats, ...known.nats },
    signing: { ...fresh.signing, ...known.signing },
  })
}

const readIfThere = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}'
    throw error
  }
}

const parsed = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not JSON; put it right, or remove it together with the data`, { cause: error })
  }
}

/** Reads the secrets at `path`, makes those that are missing, and writes the file, readable only by its owner. */
export const loadSecrets = (path: string): Secrets => {
  const before = readIfThere(path)
  const secrets = completed(parsed(path, before))
  const after = `${JSON.stringify(secrets, null, 2)}\n`
  if (after === before) return secrets
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.next`, after, { mode: 0o600 })
  renameSync(`${path}.next`, path)
  return secrets
}

/** A secret by name. @throws when it is missing, which is a bug */
export const secretOf = <V>(secrets: Record<string, V>, name: string): V => {
  const found = secrets[name]
  if (found === undefined) throw new Error(`no secret for '${name}'`)
  return found
}
