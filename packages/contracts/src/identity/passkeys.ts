import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { PasskeyId } from '../values/ids.ts'
import { requiredLine } from '../values/required-text.ts'
import { OwnSession } from './two-factor.ts'
import { NewSession, PresentedToken, SessionToken, SignInClient } from './users.ts'

/** Bytes as base64url, of at most so many characters. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

const CredentialId = bytes(1_400)
const Descriptor = z.object({
  id: CredentialId,
  type: z.literal('public-key'),
  transports: z.array(z.string().max(40)).max(10),
})

/** The server's half of a ceremony: it finishes once, within minutes. */
const CeremonyToken = z.string().min(1).max(100)

/** The name that a person gives a passkey, such as that of their phone. */
export const PasskeyName = requiredLine(60)

/** A passkey as its person sees it. */
export const Passkey = z.object({
  id: PasskeyId,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  /** Whether a service stores it, so that it is on the person's other devices too. */
  synced: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

/** What `navigator.credentials.create` is asked for. */
export const PasskeyCreation = z.object({
  token: CeremonyToken,
  options: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(Descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** What `navigator.credentials.get` is asked for. */
export const PasskeyRequest = z.object({
  token: CeremonyToken,
  options: z.object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    allowCredentials: z.array(Descriptor),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** A new credential, as the browser answers. */
export const NewCredential = z.object({
  token: CeremonyToken,
  id: CredentialId,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})

/** The signature of a credential, as the browser answers. */
export const CredentialProof = z.object({
  token: CeremonyToken,
  id: CredentialId,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    /** Whose passkey it is, as the device has it stored. */
    userHandle: bytes(100).nullable().default(null),
  }),
})
export type CredentialProof = z.infer<typeof CredentialProof>

/** Most passkeys of a person. */
export const mostPasskeys = 20

/** Procedures about passkeys (docs/product/people.md, Passkeys). */
export const passkeyProcedures = {
  /** The passkeys of the signed-in person, oldest first. */
  passkeys: procedure({ input: z.object({}), output: z.object({ passkeys: z.array(Passkey) }), actor: ['user'] }),
  /** Begins a new passkey. */
  startPasskey: procedure({
    input: OwnSession,
    output: PasskeyCreation,
    errors: ['auth.stepUpRequired', 'passkey.tooMany'],
    actor: ['user'],
  }),
  /** Stores the passkey that was begun. */
  addPasskey: procedure({
    input: OwnSession.extend({ name: PasskeyName, credential: NewCredential }),
    output: Passkey,
    errors: ['auth.stepUpRequired', 'passkey.expired', 'passkey.refused', 'passkey.tooMany', 'passkey.alreadyAdded'],
    actor: ['user'],
  }),
  /** Gives a passkey of the person another name. */
  renamePasskey: procedure({
    input: z.object({ id: PasskeyId, name: PasskeyName }),
    output: Passkey,
    errors: ['passkey.notFound'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Removes a passkey of the person: it opens nothing any more. */
  removePasskey: procedure({
    input: OwnSession.extend({ id: PasskeyId }),
    output: z.object({}),
    errors: ['auth.stepUpRequired', 'auth.lastWay', 'passkey.notFound'],
    actor: ['user'],
  }),
  /** Begins a sign-in with a passkey. Nobody is named: the device knows whose passkeys it has. */
  startPasskeySignIn: procedure({ input: z.object({}), output: PasskeyRequest }),
  /** Signs in with a passkey, which counts as both factors, and ends the presented session. */
  passkeySignIn: procedure({
    input: z.object({ proof: CredentialProof, client: SignInClient, presented: PresentedToken }),
    output: NewSession,
    errors: ['auth.suspended', 'auth.tooManyAttempts', 'passkey.expired', 'passkey.refused'],
  }),
  /** Begins a confirmation of the session with a passkey of the signed-in person. */
  startPasskeyStepUp: procedure({ input: z.object({}), output: PasskeyRequest, actor: ['user'] }),
  /** Confirms the session of the signed-in person with one of their passkeys, for some minutes. */
  passkeyStepUp: procedure({
    input: z.object({ session: SessionToken, proof: CredentialProof }),
    output: z.object({ confirmedUntil: Instant }),
    errors: ['passkey.expired', 'passkey.refused'],
    actor: ['user'],
  }),
}
