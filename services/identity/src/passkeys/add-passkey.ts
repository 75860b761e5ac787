import { randomUUID } from 'node:crypto'
import {
  err,
  type identityService,
  mostPasskeys,
  type OutputOf,
  ok,
  type ParsedInputOf,
  productName,
  type Result,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { Deps, Tx } from '../core/deps.ts'
import { tellOfCredentials } from '../notices/tell-of-credentials.ts'
import { requireStepUp } from '../step-up/confirmation.ts'
import { ceremonyTimeoutMs, openCeremony, takeCeremony } from './ceremonies.ts'
import { seenColumns, toDescriptor, toPasskey } from './passkey-row.ts'
import { relyingPartyOf } from './relying-party.ts'
import { userHandleOf } from './user-handle.ts'
import { verifyNewCredential } from './verify.ts'

type Procedures = typeof identityService.procedures
type Answer<Name extends keyof Procedures> = Promise<Result<OutputOf<Procedures[Name]>>>

/** Begins a passkey: the device makes a key pair, after it has made sure of the person, and stores whose it is. */
export const startPasskey =
  ({ config, db }: Deps) =>
  async ({ session }: ParsedInputOf<Procedures['startPasskey']>, { actor }: Call): Answer<'startPasskey'> => {
    const userId = personOf(actor)
    const confirmed = await requireStepUp(config, db.client, userId, session)
    if (!confirmed.ok) return confirmed
    const { email, name, passkeys } = await db.client.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, name: true, passkeys: { select: { credentialId: true, transports: true } } },
    })
    if (passkeys.length >= mostPasskeys) return err('passkey.tooMany', { count: mostPasskeys })
    const party = relyingPartyOf(config)
    const { challenge, pubKeyCredParams, user } = await generateRegistrationOptions({
      rpName: productName,
      rpID: party.id,
      userName: email,
      userDisplayName: name,
      userID: userHandleOf(userId),
    })
    const token = await openCeremony(db.client, { purpose: 'passkeyRegistration', userId, challenge })
    return ok({
      token,
      options: {
        ...{ rp: { id: party.id, name: productName }, user, challenge, pubKeyCredParams, timeout: ceremonyTimeoutMs },
        excludeCredentials: passkeys.map(toDescriptor),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    })
  }

/** How many passkeys a person has. Locks the person, so that two additions at once are counted. */
const countPasskeys = async (tx: Pick<Tx, '$queryRaw' | 'passkey'>, userId: string): Promise<number> => {
  await tx.$queryRaw`select id from "user" where id = ${userId}::uuid for update`
  return tx.passkey.count({ where: { userId } })
}

/** Stores the passkey that was begun. A passkey is one person's: one that is stored already is refused. */
export const addPasskey =
  (deps: Deps) =>
  async (
    { session, name, credential }: ParsedInputOf<Procedures['addPasskey']>,
    { actor }: Call,
  ): Answer<'addPasskey'> => {
    const { config, db } = deps
    const userId = personOf(actor)
    const confirmed = await requireStepUp(config, db.client, userId, session)
    if (!confirmed.ok) return confirmed
    const challenge = await takeCeremony(db.client, 'passkeyRegistration', credential.token, userId)
    if (challenge === undefined) return err('passkey.expired')
    const verified = await verifyNewCredential(relyingPartyOf(config), challenge, credential)
    if (!verified.ok) return verified
    return db.transaction(async (tx) => {
      if ((await countPasskeys(tx, userId)) >= mostPasskeys) return err('passkey.tooMany', { count: mostPasskeys })
      const [added] = await tx.passkey.createManyAndReturn({
        data: [{ ...verified.value, id: randomUUID(), userId, name, createdAt: new Date() }],
        skipDuplicates: true,
        select: seenColumns,
      })
      if (!added) return err('passkey.alreadyAdded')
      await tellOfCredentials(deps, tx, { userId, change: 'passkeyAdded' })
      return ok(toPasskey(added))
    })
  }
