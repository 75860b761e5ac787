import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import type { Principal, ServiceName } from '@nordbo/contracts'

/** How long one key authenticates the calls of a caller to a service, ms. */
const periodMs = 600_000

/** The number of the period of an instant, epoch ms. */
export const periodOf = (at: number): number => Math.floor(at / periodMs)

/** The prime of Curve25519. */
const prime = 2n ** 255n - 19n
const modulo = (n: bigint): bigint => ((n % prime) + prime) % prime

const power = (base: bigint, exponent: bigint): bigint => {
  let [result, square] = [1n, base]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}

const readLittleEndian = (bytes: Buffer): bigint => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)
const writeLittleEndian = (n: bigint): Buffer => Buffer.from(n.toString(16).padStart(64, '0'), 'hex').reverse()

/** A part of an exported Ed25519 key. @throws when the key has no such part */
const partOf = (key: KeyObject, part: 'd' | 'x'): Buffer => {
  const found = key.export({ format: 'jwk' })[part]
  if (found === undefined) throw new Error(`an Ed25519 key has no part ${part}`)
  return Buffer.from(found, 'base64url')
}

/** The X25519 key of an Ed25519 public key: the same point, as the u of Montgomery's form (RFC 7748, 4.1). */
export const agreementPublicKey = (key: KeyObject): KeyObject => {
  // The highest bit is the sign of the other coordinate.
  const y = readLittleEndian(partOf(key, 'x')) & (2n ** 255n - 1n)
  const u = modulo((1n + y) * power(modulo(1n - y), prime - 2n))
  const x = writeLittleEndian(u).toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x }, format: 'jwk' })
}

const pkcs8OfX25519 = Buffer.from('302e020100300506032b656e04220420', 'hex')

/** The X25519 key of an Ed25519 private key: its secret scalar (RFC 8032, 5.1.5). */
export const agreementPrivateKey = (key: KeyObject): KeyObject => {
  const scalar = createHash('sha512').update(partOf(key, 'd')).digest().subarray(0, 32)
  return createPrivateKey({ key: Buffer.concat([pkcs8OfX25519, scalar]), format: 'der', type: 'pkcs8' })
}

/** The keys of calls that a principal makes and gets. Each is for one caller, one service and one period, and only these two can compute it. */
export interface CallKeys {
  readonly principal: Principal
  /** The key of calls to a service; undefined when its public key is unknown. */
  toService(callee: ServiceName, period: number): KeyObject | undefined
  /** The key of calls from a principal; undefined when its public key is unknown. */
  fromCaller(caller: string, period: number): KeyObject | undefined
}

/** Keys of more pairs and periods than a principal has at a time. */
const maxKeys = 64

/** Agrees keys with every principal whose public key is known, without a message: both compute them (docs/adr/0012). */
export const createCallKeys = (
  principal: Principal,
  signingKey: KeyObject,
  publicKeys: ReadonlyMap<string, KeyObject>,
): CallKeys => {
  const own = agreementPrivateKey(signingKey)
  const secrets = new Map<string, Buffer>()
  const keys = new Map<string, KeyObject>()

  const secretWith = (peer: string): Buffer | undefined => {
    const known = secrets.get(peer)
    const publicKey = known ? undefined : publicKeys.get(peer)
    if (!publicKey) return known
    const secret = diffieHellman({ privateKey: own, publicKey: agreementPublicKey(publicKey) })
    secrets.set(peer, secret)
    return secret
  }
  const find = (peer: string, direction: string, period: number): KeyObject | undefined => {
    const name = `${direction} ${period}`
    const known = keys.get(name)
    if (known) return known
    const secret = secretWith(peer)
    if (!secret) return undefined
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `nordbo calls ${name}`, 32)))
    // A map keeps insertion order: evict the oldest.
    const [oldest] = keys.keys()
    if (oldest !== undefined && keys.size >= maxKeys) keys.delete(oldest)
    keys.set(name, key)
    return key
  }
  return {
    principal,
    toService: (callee, period) => find(callee, `${principal}>${callee}`, period),
    fromCaller: (caller, period) => find(caller, `${caller}>${principal}`, period),
  }
}
