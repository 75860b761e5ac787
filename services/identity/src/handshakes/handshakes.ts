import { randomBytes } from 'node:crypto'
import { sessionTokenHash } from '@nordbo/contracts'
import type { Tx } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** What a browser begins in one request and finishes in another. */
export type HandshakePurpose = 'signIn' | 'passkeyRegistration' | 'passkeySignIn' | 'passkeyStepUp' | 'provider'

/** The server's half of a handshake. */
export interface Handshake {
  tokenHash: string
  userId: string | null
  data: unknown
}

type Handshakes = Pick<Tx, 'handshake'>
type Sql = Pick<Tx, '$queryRaw' | '$executeRaw'>

/** Failed attempts after which a handshake ends. */
const mostTries = 5

/** Opens a handshake; returns the browser's token. Removes those that have expired. They use real time. */
export const openHandshake = async (
  tables: Handshakes,
  begun: { purpose: HandshakePurpose; userId?: string; data?: Prisma.InputJsonObject; seconds: number },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await tables.handshake.deleteMany({ where: { expiresAt: { lt: new Date() } } })
  await tables.handshake.create({
    data: {
      tokenHash: sessionTokenHash(token),
      purpose: begun.purpose,
      userId: begun.userId ?? null,
      data: begun.data ?? {},
      expiresAt: new Date(Date.now() + begun.seconds * 1_000),
    },
  })
  return token
}

/** The open handshake of a token. */
export const findHandshake = async (
  tables: Handshakes,
  purpose: HandshakePurpose,
  token: string,
): Promise<Handshake | null> =>
  tables.handshake.findFirst({
    where: { tokenHash: sessionTokenHash(token), purpose, expiresAt: { gt: new Date() } },
    select: { tokenHash: true, userId: true, data: true },
  })

/** Ends the handshake of a token and returns it: of two that try, one gets it. */
export const takeHandshake = async (
  sql: Sql,
  purpose: HandshakePurpose,
  token: string,
): Promise<Handshake | undefined> => {
  const [taken] = await sql.$queryRaw<Handshake[]>(Prisma.sql`
    delete from handshake where token_hash = ${sessionTokenHash(token)} and purpose = ${purpose} and expires_at > now()
    returning token_hash as "tokenHash", user_id as "userId", data`)
  return taken
}

/** Ends the sign-ins that a person began with a password which is no longer theirs. */
export const endBegunSignIns = async (tables: Handshakes, userId: string): Promise<void> => {
  const purpose: HandshakePurpose = 'signIn'
  await tables.handshake.deleteMany({ where: { userId, purpose } })
}

/** Counts an attempt at a handshake before its outcome is known; false if it has none left. */
export const tryHandshake = async (sql: Sql, { tokenHash }: Handshake): Promise<boolean> =>
  (await sql.$executeRaw`
    update handshake set tries = tries + 1 where token_hash = ${tokenHash} and tries < ${mostTries}`) === 1
