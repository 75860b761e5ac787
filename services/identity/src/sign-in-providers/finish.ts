import { randomUUID } from 'node:crypto'
import { err, type identityService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { takeHandshake } from '../handshakes/handshakes.ts'
import { tellOfCredentials } from '../notices/tell-of-credentials.ts'
import { isAnswerTo, requestSecretsOf } from '../oidc/browser-token.ts'
import type { ProviderClaims } from '../oidc/claims.ts'
import { enter } from '../people/enter.ts'
import { askForSecondFactor } from '../people/finish-sign-in.ts'
import { confirmSession } from '../step-up/confirmation.ts'
import { usesTwoFactor } from '../two-factor/second-factor.ts'
import { Begun } from './begun.ts'
import { openAccount } from './open-account.ts'

type Procedure = (typeof identityService.procedures)['finishAtProvider']
type Input = ParsedInputOf<Procedure>
type Outcome = Result<OutputOf<Procedure>>
type Kind<K extends Begun['kind']> = Extract<Begun, { kind: K }>

/** An identity that a provider has proved. */
interface Proved {
  issuer: string
  claims: ProviderClaims
}

/** How far the clocks of a provider and ours may be apart, s. */
const clockTolerance = 30

/** Signs in the person whose identity it is; a second factor is asked for as at any sign-in. Otherwise opens an account. */
const signIn = async (
  deps: Deps,
  { issuer, claims }: Proved,
  begun: Kind<'signIn'>,
  input: Input,
): Promise<Outcome> => {
  const { db, devices, logSignInFailure } = deps
  const { client, presented } = input
  const { subject, email } = claims
  const own = await db.client.linkedIdentity.findUnique({
    where: { issuer_subject: { issuer, subject } },
    select: { id: true, user: { select: { id: true, email: true, suspendedAt: true } } },
  })
  if (!own) {
    const { rolePreference, locale, agreed } = begun
    const newcomer = { issuer, claims, rolePreference, locale, agreed }
    const opened = await openAccount(deps, newcomer, { client, presented })
    return opened.ok ? ok({ kind: 'opened', session: opened.value, created: true }) : opened
  }
  const { id, user } = own
  await db.client.linkedIdentity.updateMany({ where: { id }, data: { email, lastUsedAt: new Date() } })
  const refuse = (refusal: ReturnType<typeof err>): ReturnType<typeof err> => {
    const device = devices.find(client.device, user.email)
    logSignInFailure({ email: user.email, ip: client.ip, device }, refusal.error.code)
    return refusal
  }
  if (user.suspendedAt) return refuse(err('auth.suspended'))
  if (await usesTwoFactor(db.client, user.id)) return askForSecondFactor(deps, user.id)
  const opened = await enter(deps, user, { client, presented })
  return opened.ok ? ok({ kind: 'opened', session: opened.value, created: false }) : refuse(opened)
}

/** Links an identity to the person who began it. One that another person has stays theirs. */
const link = async (deps: Pick<Deps, 'db' | 'kit'>, { issuer, claims }: Proved, userId: string): Promise<Outcome> =>
  deps.db.transaction(async (tx) => {
    const { subject, email } = claims
    const [user] = await tx.$queryRaw<{ verified: boolean }[]>`
      select email_verified as verified from "user" where id = ${userId}::uuid for update`
    if (!user?.verified) return err('auth.emailUnverified')
    const [taken] = await tx.linkedIdentity.findMany({ where: { issuer, OR: [{ subject }, { userId }] } })
    if (taken) return err(taken.userId === userId ? 'oidc.alreadyLinked' : 'oidc.linkedElsewhere')
    const data = { id: randomUUID(), userId, issuer, subject, email, linkedAt: new Date() }
    const { count } = await tx.linkedIdentity.createMany({ data: [data], skipDuplicates: true })
    if (count === 0) return err('oidc.linkedElsewhere')
    await tellOfCredentials(deps, tx, { userId, change: 'identityLinked' })
    return ok({ kind: 'linked' })
  })

/** Confirms the session, if the person has just proved to the provider who they are. A provider that does not say when is not believed. */
const confirm = async (
  { db }: Pick<Deps, 'db'>,
  { issuer, claims: { subject, authTime } }: Proved,
  { userId, startedAt, session }: { userId: string; startedAt: number; session: string | undefined },
): Promise<Outcome> => {
  const own = await db.client.linkedIdentity.count({ where: { userId, issuer, subject } })
  if (own === 0) return err('oidc.notLinked')
  if (authTime === null || authTime < startedAt - clockTolerance) return err('oidc.notRecent')
  // Turned on since it was begun: a provider is one factor (docs/product/people.md, Step-up).
  if (await usesTwoFactor(db.client, userId)) return err('auth.required')
  const confirmedAt = session === undefined ? undefined : await confirmSession(db.client, userId, session)
  return confirmedAt ? ok({ kind: 'confirmed' }) : err('auth.required')
}

/** Does what the person went to the provider for. Linking and confirming are for the person who began them, still signed in. */
const finish = async (
  deps: Deps,
  proved: Proved,
  owner: string | null,
  begun: Begun,
  input: Input,
  { actor }: Call,
): Promise<Outcome> => {
  if (begun.kind === 'signIn') return signIn(deps, proved, begun, input)
  if (actor.kind !== 'user' || actor.userId !== owner) return err('auth.required')
  if (begun.kind === 'link') return link(deps, proved, owner)
  return confirm(deps, proved, { userId: owner, startedAt: begun.startedAt, session: input.presented })
}

/**
 * Finishes what a browser began at a provider. An answer of another browser is refused and ends nothing; the browser's own ends what was
 * begun, also if it fails then.
 */
export const finishAtProvider =
  (deps: Deps) =>
  async (input: Input, call: Call): Promise<Outcome> => {
    const { db, kit, providers } = deps
    const client = providers.find(input.provider)
    if (!client) return err('oidc.unknownProvider')
    const answer = new URLSearchParams(input.answer)
    if (!isAnswerTo(input.token, answer.get('state'))) return err('oidc.expired')
    const taken = await takeHandshake(db.client, 'provider', input.token)
    if (!taken) return err('oidc.expired')
    // What another release began may lack something.
    const { data: begun } = Begun.safeParse(taken.data)
    if (begun?.provider !== input.provider) return err('oidc.expired')
    const provider = await client.ready()
    if (!provider.ok) return provider
    const claims = await client.claimsOf(provider.value, answer, requestSecretsOf(input.token))
    if (!claims.ok) {
      kit.log.warn({ provider: input.provider, refusal: claims.error.code }, 'the answer of a provider was refused')
      return claims
    }
    const proved = { issuer: client.settings.issuer, claims: claims.value }
    return finish(deps, proved, taken.userId, begun, input, call)
  }
