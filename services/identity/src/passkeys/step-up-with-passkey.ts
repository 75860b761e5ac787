import { err, type identityService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { confirmedUntil, confirmSession } from '../step-up/confirmation.ts'
import { takeCeremony } from './ceremonies.ts'
import { relyingPartyOf } from './relying-party.ts'
import { requestPasskey } from './request-passkey.ts'
import { acceptProof, findPasskey } from './verify.ts'

type Procedures = typeof identityService.procedures
type Answer<Name extends keyof Procedures> = Promise<Result<OutputOf<Procedures[Name]>>>

/** Begins a confirmation with one of the person's passkeys. */
export const startPasskeyStepUp =
  (deps: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Answer<'startPasskeyStepUp'> => {
    const userId = personOf(actor)
    const own = await deps.db.client.passkey.findMany({
      where: { userId },
      select: { credentialId: true, transports: true },
    })
    return ok(await requestPasskey(deps, { purpose: 'passkeyStepUp', userId }, own))
  }

/** Confirms the session with one of the person's passkeys (docs/product/people.md, Step-up). Nobody else's is accepted. */
export const passkeyStepUp =
  ({ config, db }: Deps) =>
  async ({ session, proof }: ParsedInputOf<Procedures['passkeyStepUp']>, { actor }: Call): Answer<'passkeyStepUp'> => {
    const userId = personOf(actor)
    const challenge = await takeCeremony(db.client, 'passkeyStepUp', proof.token, userId)
    if (challenge === undefined) return err('passkey.expired')
    const passkey = await findPasskey(db.client, proof)
    if (passkey?.userId !== userId) return err('passkey.refused')
    const accepted = await acceptProof(db.client, relyingPartyOf(config), challenge, { passkey, proof })
    if (!accepted.ok) return accepted
    const confirmedAt = await confirmSession(db.client, userId, session)
    return confirmedAt
      ? ok({ confirmedUntil: confirmedUntil(confirmedAt, config).toISOString() })
      : err('auth.required')
  }
