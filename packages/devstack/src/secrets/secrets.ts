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
  /** Of the Postgres superuser. */
  postgres: z.string(),
  /** By service: password of its database role. */
  databases: z.record(z.string(), z.string()),
  /** By principal, and `stack` for the administrator. */
  redisUsers: z.record(z.string(), z.string()),
  /** As of Redis. */
  nats: z.record(z.string(), z.string()),
  signing: z.record(z.string(), keyPair),
  session: z.string(),
  webhook: z.string(),
  /** Key of the HMAC that moves a home's public point. */
  fuzz: z.string(),
  stripe: z.string(),
})

/** Everything of a system that nobody else may know. Made on the first start, never committed. */
export type Secrets = z.infer<typeof secretsSchema>

/** Begins with a letter: the message system reads a bare word that begins with a digit as a number. */
const word = (): string => `k${randomBytes(24).toString('base64url')}`

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
  postgres: word(),
  databases: each(serviceNames, word),
  redisUsers: each([...principals, 'stack'], word),
  nats: each([...principals, 'stack'], word),
  signing: each(principals, newKeyPair),
  session: word(),
  webhook: `whsec_${word()}`,
  fuzz: word(),
  stripe: `sk_test_${randomBytes(24).toString('hex')}`,
})

/** Keeps what is there and adds what a newer version asks for: a service added later, another kind of secret. */
const completed = (stored: unknown): Secrets => {
  const fresh = makeSecrets()
  const kept = secretsSchema.partial().parse(stored)
  return secretsSchema.parse({
    ...fresh,
    ...kept,
    databases: { ...fresh.databases, ...kept.databases },
    redisUsers: { ...fresh.redisUsers, ...kept.redisUsers },
    nats: { ...fresh.nats, ...kept.nats },
    signing: { ...fresh.signing, ...kept.signing },
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

/** Reads the secrets at `path`; makes what is missing and then writes the file, readable for its owner alone. */
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

/** A secret by name; a missing one is a bug of the stack. */
export const secretOf = <V>(secrets: Record<string, V>, name: string): V => {
  const found = secrets[name]
  if (found === undefined) throw new Error(`no secret for '${name}'`)
  return found
}
