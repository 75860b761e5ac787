import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Prisma } from '../generated/prisma/client.ts'

/** What a link in a mail proves. Links for a new password are better-auth's (`open-credentials.ts`). */
export type MailTokenKind = 'verify-email' | 'old-email' | 'new-email' | 'undo-email'

const tokenBytes = 24
type Rows = Pick<Prisma.TransactionClient, 'verification'>

/** The token is a part of the identifier, which is stored hashed. It is random, so it needs no salt or slow hash. */
const identifierOf = (kind: MailTokenKind, token: string): string =>
  createHash('sha256').update(`${kind}:${token}`).digest('base64url')
const storedSubject = (kind: MailTokenKind, subject: string): string => `${kind}:${subject}`

/** A new token for a link about a subject. It lives in real time. */
export const createMailToken = async (
  tx: Rows,
  { kind, subject, seconds }: { kind: MailTokenKind; subject: string; seconds: number },
): Promise<string> => {
  const token = randomBytes(tokenBytes).toString('base64url')
  const now = new Date()
  const expiresAt = new Date(now.getTime() + seconds * 1_000)
  const times = { createdAt: now, updatedAt: now, expiresAt }
  const identifier = identifierOf(kind, token)
  await tx.verification.create({
    data: { id: randomUUID(), identifier, value: storedSubject(kind, subject), ...times },
  })
  return token
}

/** Uses a token up. Returns its subject; undefined if it is unknown, used or expired. */
export const useMailToken = async (
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  kind: MailTokenKind,
  token: string,
): Promise<string | undefined> => {
  const [used] = await tx.$queryRaw<{ value: string }[]>`
    delete from verification where identifier = ${identifierOf(kind, token)} and expires_at > now() returning value`
  return used?.value.slice(kind.length + 1)
}

/** Ends all other links about a subject. */
export const endMailTokens = async (tx: Rows, kind: MailTokenKind, subject: string): Promise<void> => {
  await tx.verification.deleteMany({ where: { value: storedSubject(kind, subject) } })
}

/** Ends all links by which a person could set a new password. better-auth stores the person as their value. */
export const endPasswordLinks = async (tx: Rows, userId: string): Promise<void> => {
  await tx.verification.deleteMany({ where: { value: userId } })
}
