import { createHmac, randomInt } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { productName } from '@nordbo/contracts'
import { constantTimeEqual, generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

/** Digits and period that every authenticator app assumes (RFC 6238). */
const shape = { digits: 6, period: 30 } as const
/** Characters of a secret: 148 bits, and 40 characters of base32 without padding. */
const secretLength = 25
/** Letters and digits that are not mistaken for each other. */
const recoveryAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const recoveryLength = 10
const recoveryCount = 10

/** A secret as an authenticator app takes it: an address for the QR code, and the key to type. */
export interface AppSecret {
  uri: string
  key: string
}

/** One-time codes of authenticator apps, and recovery codes. */
export interface OneTimeCodes {
  /** A new secret, encrypted. */
  newSecret(): Promise<string>
  /** A secret for the person's app. */
  show(encrypted: string, email: string): Promise<AppSecret>
  /** The 30-second step whose code this is, among the present one and its neighbours. */
  stepOf(encrypted: string, code: string): Promise<number | undefined>
  /** Ten recovery codes with the hashes to store. */
  newRecoveryCodes(userId: string): { code: string; hash: string }[]
  /** The stored form of a recovery code, however the person wrote it. */
  recoveryHash(userId: string, code: string): string
}

const newRecoveryCode = (): string => {
  const letters = Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)])
  return `${letters.slice(0, recoveryLength / 2).join('')}-${letters.slice(recoveryLength / 2).join('')}`
}

/**
 * The primitives of better-auth's plugin for two factors. The plugin itself wants better-auth's cookies, can read its recovery codes
 * again, and accepts a code twice (docs/adr/0014-build-two-factor-on-primitives.md). Codes follow real time.
 */
export const openOneTimeCodes = (secret: string): OneTimeCodes => {
  const derived = (purpose: string): string => createHmac('sha256', secret).update(purpose).digest('hex')
  const secretKey = derived('two-factor secrets')
  const recoveryKey = derived('recovery codes')
  const opened = (encrypted: string): Promise<string> => symmetricDecrypt({ key: secretKey, data: encrypted })
  const recoveryHash = (userId: string, code: string): string => {
    const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
    return createHmac('sha256', recoveryKey).update(`${userId} ${plain}`).digest('hex')
  }
  return {
    newSecret: () =>
      symmetricEncrypt({ key: secretKey, data: generateRandomString(secretLength, 'a-z', 'A-Z', '0-9') }),
    show: async (encrypted, email) => {
      const text = await opened(encrypted)
      return { uri: createOTP(text, shape).url(productName, email), key: base32.encode(text, { padding: false }) }
    },
    stepOf: async (encrypted, code) => {
      const otp = createOTP(await opened(encrypted), shape)
      const digits = code.replaceAll(/\s/g, '')
      const present = Math.floor(Date.now() / (shape.period * 1_000))
      let found: number | undefined
      for (const step of [present - 1, present, present + 1])
        if (constantTimeEqual(await otp.hotp(step), digits)) found = step
      return found
    },
    newRecoveryCodes: (userId) =>
      Array.from({ length: recoveryCount }, () => {
        const code = newRecoveryCode()
        return { code, hash: recoveryHash(userId, code) }
      }),
    recoveryHash,
  }
}
