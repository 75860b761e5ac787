import { err, type identityService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { openHandshake } from '../handshakes/handshakes.ts'
import { requestSecretsOf } from '../oidc/browser-token.ts'
import { requireStepUp } from '../step-up/confirmation.ts'
import { usesTwoFactor } from '../two-factor/second-factor.ts'
import type { Begun } from './begun.ts'

type Procedures = typeof identityService.procedures
type Answer = Promise<Result<OutputOf<Procedures['startProviderSignIn']>>>

/** How long a person may stay at the provider. */
const begunSeconds = 10 * 60

/** Stores what was begun. Returns the provider's address, and the token that the browser keeps until it comes back. */
const begin = async (
  { db, providers }: Pick<Deps, 'db' | 'providers'>,
  begun: Begun,
  { userId, isFresh = false }: { userId?: string; isFresh?: boolean } = {},
): Answer => {
  const client = providers.find(begun.provider)
  if (!client) return err('oidc.unknownProvider')
  const provider = await client.ready()
  if (!provider.ok) return provider
  const owner = userId === undefined ? {} : { userId }
  const token = await openHandshake(db.client, { purpose: 'provider', ...owner, data: begun, seconds: begunSeconds })
  return ok({ url: client.addressFor(provider.value, requestSecretsOf(token), isFresh), token })
}

/** Begins a sign-in at a provider (docs/product/people.md, Sign-in with a provider). */
export const startProviderSignIn =
  (deps: Deps) =>
  async (input: ParsedInputOf<Procedures['startProviderSignIn']>): Answer =>
    begin(deps, { kind: 'signIn', ...input })

/** Begins to link an identity. Only the owner of a verified address may: somebody else's account is no place for one's own identity. */
export const startProviderLink =
  (deps: Deps) =>
  async ({ session, provider }: ParsedInputOf<Procedures['startProviderLink']>, { actor }: Call): Answer => {
    const { config, db, providers } = deps
    const userId = personOf(actor)
    const confirmed = await requireStepUp(config, db.client, userId, session)
    if (!confirmed.ok) return confirmed
    const client = providers.find(provider)
    if (!client) return err('oidc.unknownProvider')
    const { issuer } = client.settings
    const { emailVerified, linkedIdentities } = await db.client.user.findUniqueOrThrow({
      where: { id: userId },
      select: { emailVerified: true, linkedIdentities: { where: { issuer }, select: { id: true } } },
    })
    if (!emailVerified) return err('auth.emailUnverified')
    if (linkedIdentities.length > 0) return err('oidc.alreadyLinked')
    return begin(deps, { kind: 'link', provider }, { userId })
  }

/** Begins to confirm the session at a provider, which asks the person anew who they are. */
export const startProviderStepUp =
  (deps: Deps) =>
  async ({ provider }: ParsedInputOf<Procedures['startProviderStepUp']>, { actor }: Call): Answer => {
    const { db, providers } = deps
    const userId = personOf(actor)
    const client = providers.find(provider)
    if (!client) return err('oidc.unknownProvider')
    const own = await db.client.linkedIdentity.count({ where: { userId, issuer: client.settings.issuer } })
    if (own === 0) return err('oidc.notLinked')
    if (await usesTwoFactor(db.client, userId)) return err('auth.twoFactorRequired')
    const startedAt = Math.floor(Date.now() / 1_000)
    return begin(deps, { kind: 'stepUp', provider, startedAt }, { userId, isFresh: true })
  }
