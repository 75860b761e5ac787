import {
  type AccountLetter,
  type AccountLetterSubject,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  UserId,
} from '@nordbo/contracts'
import type { Deps, Tx } from '../core/deps.ts'
import { createMailToken } from '../credentials/mail-tokens.ts'
import { findDevice } from '../devices/list-sessions.ts'
import type { User } from '../generated/prisma/client.ts'
import { localeOf } from '../people/person.ts'
import { isReservedEmail, undoSeconds } from '../people/reserved-emails.ts'
import { createVerificationToken } from './verify-email.ts'

type Procedure = (typeof identityService.procedures)['accountLetter']
type Written = Partial<Omit<AccountLetter, 'to'> & { email: string }>

const daySeconds = 24 * 60 * 60
/** How long the links about a change of the address work. */
const linkSeconds = { 'old-email': daySeconds, 'new-email': daySeconds, 'undo-email': undoSeconds } as const

const linkOf = (tx: Tx, kind: keyof typeof linkSeconds, subject: string): Promise<string> =>
  createMailToken(tx, { kind, subject, seconds: linkSeconds[kind] })

/** A letter about a change of the address; undefined when it is no longer due, or when its address has another account. */
const writeEmailChange = async (tx: Tx, notice: AccountLetterSubject, id: string): Promise<Written | undefined> => {
  const change = await tx.emailChange.findUnique({ where: { id } })
  if (!change) return undefined
  const { userId, oldEmail, newEmail, oldConfirmedAt, newConfirmedAt, appliedAt } = change
  if (notice === 'emailChanged')
    return appliedAt ? { email: oldEmail, newEmail, token: await linkOf(tx, 'undo-email', id) } : undefined
  if (notice === 'confirmOldEmail')
    return oldConfirmedAt ? undefined : { email: oldEmail, newEmail, token: await linkOf(tx, 'old-email', id) }
  const isTaken =
    (await tx.user.count({ where: { email: newEmail } })) > 0 || (await isReservedEmail(tx, newEmail, userId))
  return newConfirmedAt || isTaken ? undefined : { email: newEmail, newEmail, token: await linkOf(tx, 'new-email', id) }
}

const write = async (
  { credentials }: Deps,
  tx: Tx,
  { notice, noticeId }: ParsedInputOf<Procedure>,
  user: User,
): Promise<Written | undefined> => {
  switch (notice) {
    case 'welcome':
      return { token: user.emailVerified ? null : await createVerificationToken(tx, user) }
    case 'verifyEmail':
      return user.emailVerified ? undefined : { token: await createVerificationToken(tx, user) }
    case 'resetPassword': {
      const token = await credentials.createPasswordToken(tx, user.email)
      return token === undefined ? undefined : { token }
    }
    case 'passwordChanged':
    case 'twoFactorOn':
    case 'twoFactorOff':
    case 'recoveryCodesRenewed':
    case 'passkeyAdded':
    case 'passkeyRemoved':
    case 'identityLinked':
    case 'identityUnlinked':
    case 'testNotification':
      return {}
    case 'newDevice':
      return { device: await findDevice(tx, noticeId) }
    case 'confirmOldEmail':
    case 'confirmNewEmail':
    case 'emailChanged':
      return writeEmailChange(tx, notice, noticeId)
  }
}

/**
 * What a letter about an account is written from. Its token is created now, because only its hash is stored: a letter that is sent a
 * second time has a token of its own, and each of them works once.
 */
export const accountLetter =
  (deps: Deps) =>
  async (input: ParsedInputOf<Procedure>): Promise<Result<OutputOf<Procedure>>> =>
    deps.db.transaction(async (tx) => {
      const user = await tx.user.findUnique({ where: { id: input.userId } })
      if (!user || user.suspendedAt) return ok({ letter: null })
      const written = await write(deps, tx, input, user)
      if (!written) return ok({ letter: null })
      const { email = user.email, token = null, newEmail = null, device = null } = written
      const to = { id: UserId.parse(user.id), name: user.name, email, locale: localeOf(user.locale) }
      return ok({ letter: { to, token, newEmail, device } })
    })
