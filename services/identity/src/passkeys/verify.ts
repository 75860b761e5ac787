import { type CredentialProof, err, type NewCredential, ok, type Result } from '@nordbo/contracts'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import type { RelyingParty } from './relying-party.ts'
import { userHandleText } from './user-handle.ts'

/** What is stored of a new credential. */
interface StoredCredential {
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: bigint
  transports: string[]
  synced: boolean
}

/** The outcome of a check of the library, which throws whatever is wrong with what a browser sent. */
const checked = async <T>(check: Promise<T>): Promise<T | undefined> => check.catch(() => undefined)

/** Checks a new credential: this challenge, this product, these pages, and a device that made sure of the person. */
export const verifyNewCredential = async (
  party: RelyingParty,
  challenge: string,
  { id, response }: z.output<typeof NewCredential>,
): Promise<Result<StoredCredential>> => {
  const verified = await checked(
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  )
  if (!verified?.verified) return err('passkey.refused')
  const { credential, credentialBackedUp } = verified.registrationInfo
  return ok({
    credentialId: credential.id,
    publicKey: Uint8Array.from(credential.publicKey),
    counter: BigInt(credential.counter),
    transports: response.transports,
    synced: credentialBackedUp,
  })
}

/** A stored passkey with its person. */
export interface FoundPasskey {
  id: string
  userId: string
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: bigint
  user: { id: string; email: string }
}

/** The passkey of a proof. */
export const findPasskey = async (
  tables: Pick<Tx, 'passkey'>,
  { id }: Pick<CredentialProof, 'id'>,
): Promise<FoundPasskey | null> =>
  tables.passkey.findUnique({
    where: { credentialId: id },
    select: {
      ...{ id: true, userId: true, credentialId: true, publicKey: true, counter: true },
      user: { select: { id: true, email: true } },
    },
  })

/**
 * Accepts the signature of a passkey for a challenge, and stores that it was used. Devices that number their signatures never repeat a
 * number: one that is not above the stored one comes from a copy, or was sent twice.
 */
export const acceptProof = async (
  tx: Pick<Tx, '$executeRaw'>,
  party: RelyingParty,
  challenge: string,
  { passkey, proof }: { passkey: FoundPasskey; proof: CredentialProof },
): Promise<Result<null>> => {
  const { userHandle, ...response } = proof.response
  if (userHandle !== null && userHandle !== userHandleText(passkey.userId)) return err('passkey.refused')
  const { credentialId: id, publicKey, counter } = passkey
  const verified = await checked(
    verifyAuthenticationResponse({
      response: { id: proof.id, rawId: proof.id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey, counter: Number(counter) },
      requireUserVerification: true,
    }),
  )
  if (!verified?.verified) return err('passkey.refused')
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  const used = await tx.$executeRaw`
    update passkey set counter = ${newCounter}, last_used_at = now(), synced = ${credentialBackedUp}
    where id = ${passkey.id}::uuid and (counter < ${newCounter} or counter = 0 and ${newCounter} = 0)`
  return used === 1 ? ok(null) : err('passkey.refused')
}
