import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CredentialProof, InputOf, identityService, PasskeyCreation, PasskeyRequest } from '@nordbo/contracts'

type NewCredential = InputOf<(typeof identityService)['procedures']['addPasskey']>['credential']

/** How a device may differ from an honest one. */
export interface Deviation {
  /** The page that asks. */
  origin?: string
  /** The domain that it says the passkey is of. */
  domain?: string
  /** Whether it made sure of the person. */
  verified?: boolean
  /** The number of the signature. */
  counter?: number
  userHandle?: string | null
}

const userPresent = 0x01
const userVerified = 0x04
const holdsCredential = 0x40

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff])
}
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>
/** CBOR (RFC 8949), as far as a credential needs it. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
  return Buffer.concat([head(2, value.length), value])
}

const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url')
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff])

const authenticatorData = (domain: string, flags: number, counter: number): Buffer => {
  const number = Buffer.alloc(4)
  number.writeUInt32BE(counter)
  return Buffer.concat([sha256(domain), Buffer.from([flags]), number])
}
const flagsOf = ({ verified = true }: Deviation): number => userPresent | (verified ? userVerified : 0)

/**
 * A device with one passkey (WebAuthn Level 3, ES256), an implementation of its own. It numbers its signatures from 1 on unless `counts`
 * is false.
 */
export const createPasskeyDevice = (pages: string, { counts = true } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let signatures = 0
  let userHandle: string | null = null
  const clientData = (type: string, challenge: string, origin = pages): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id,
    /** Makes the passkey. */
    create: ({ token, options }: PasskeyCreation, deviation: Deviation = {}): NewCredential => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, Cbor>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const data = Buffer.concat([
        authenticatorData(deviation.domain ?? options.rp.id, flagsOf(deviation) | holdsCredential, 0),
        ...[Buffer.alloc(16), uint16(credentialId.length), credentialId, cbor(key)],
      ])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      userHandle = options.user.id
      return {
        ...{ token, id },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, deviation.origin)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Signs with the passkey. */
    prove: ({ token, options }: PasskeyRequest, deviation: Deviation = {}): CredentialProof => {
      signatures += 1
      const counter = deviation.counter ?? (counts ? signatures : 0)
      const data = authenticatorData(deviation.domain ?? options.rpId, flagsOf(deviation), counter)
      const client = clientData('webauthn.get', options.challenge, deviation.origin)
      return {
        ...{ token, id },
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: deviation.userHandle === undefined ? userHandle : deviation.userHandle,
        },
      }
    },
  }
}
