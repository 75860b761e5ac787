import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { MailStopSubject, UserId } from '@nordbo/contracts'
import { z } from 'zod'

/** Whose mails a token ends, and what they are about. */
export interface MailStop {
  userId: UserId
  subject: MailStopSubject
}

/** Makes and reads the tokens of links that end mails. */
export interface StopTokens {
  /** The token of a person and a subject, the same each time. */
  make(stop: MailStop): string
  /** What a token ends; undefined for one that was not made here. */
  read(token: string): MailStop | undefined
}

const idBytes = 16
const sealBytes = 16
const keyBytes = 32
/** The number of each subject in tokens. Mails of years ago have it, so none changes. */
const numbers: Readonly<Record<MailStopSubject, number>> = { message: 1 }

const subjectOf = (number: number | undefined): MailStopSubject | undefined =>
  MailStopSubject.options.find((subject) => numbers[subject] === number)

/** Tokens under a seal (HMAC) with a key from a secret: nothing is stored, and nobody without the secret can make one. */
export const openStopTokens = (secret: string): StopTokens => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'links that end mails', keyBytes))
  const seal = (content: Buffer): Buffer => createHmac('sha256', key).update(content).digest().subarray(0, sealBytes)
  return {
    make: ({ userId, subject }) => {
      const content = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from([numbers[subject]])])
      return Buffer.concat([content, seal(content)]).toString('base64url')
    },
    read: (token) => {
      const bytes = Buffer.from(token, 'base64url')
      const [content, given] = [bytes.subarray(0, idBytes + 1), bytes.subarray(idBytes + 1)]
      if (given.length !== sealBytes || !timingSafeEqual(given, seal(content))) return undefined
      const subject = subjectOf(content[idBytes])
      const id = z
        .guid()
        .safeParse(content.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'))
      const userId = UserId.safeParse(id.data)
      return subject && userId.success ? { userId: userId.data, subject } : undefined
    },
  }
}
