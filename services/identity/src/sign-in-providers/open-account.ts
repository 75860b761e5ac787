import { randomUUID } from 'node:crypto'
import {
  clientNetwork,
  err,
  identityEvents,
  type NewSession,
  ok,
  type Result,
  type RolePreference,
  type ShownVersions,
  UserId,
} from '@nordbo/contracts'
import { recordAgreements } from '../agreements/agreements.ts'
import type { Deps } from '../core/deps.ts'
import { nameOf, type ProviderClaims } from '../oidc/claims.ts'
import { type EnteringBrowser, enter } from '../people/enter.ts'
import { isReservedEmail } from '../people/reserved-emails.ts'
import { rolesOf } from '../people/roles.ts'

/** Whom a provider named, and what they chose when they went there. */
export interface Newcomer {
  issuer: string
  claims: ProviderClaims
  rolePreference: RolePreference
  locale: string
  agreed: ShownVersions
}

/** Creates person, roles, identity and event in one transaction. An address that has an account is refused. */
const createPerson = async (
  { kit, db }: Pick<Deps, 'kit' | 'db'>,
  { issuer, claims, rolePreference, locale, agreed }: Newcomer,
  email: string,
): Promise<Result<{ id: string; email: string }>> => {
  const roles = rolesOf(rolePreference)
  const now = kit.clock.now()
  const at = new Date()
  return db.transaction(async (tx) => {
    if (await isReservedEmail(tx, email)) return err('oidc.emailHasAccount')
    const id = randomUUID()
    // The device of the sign-up is known from the start.
    const times = { createdAt: now, updatedAt: now, newDeviceAt: at }
    const created = await tx.user.createMany({
      data: [{ id, name: nameOf(claims), email, emailVerified: true, locale, ...times }],
      skipDuplicates: true,
    })
    if (created.count === 0) return err('oidc.emailHasAccount')
    await tx.userRole.createMany({ data: roles.map((role) => ({ userId: id, role, grantedAt: now })) })
    await recordAgreements(tx, id, agreed, { way: 'provider', at: now })
    const { subject } = claims
    await tx.linkedIdentity.create({
      data: { id: randomUUID(), userId: id, issuer, subject, email, linkedAt: at, lastUsedAt: at },
    })
    const userId = UserId.parse(id)
    await kit.emit(tx, identityEvents.userRegistered, { aggregateId: id, revision: 0, data: { userId, roles } })
    return ok({ id, email })
  })
}

/**
 * Opens an account for an identity that nobody has (docs/product/people.md, Sign-in with a provider). The address must be verified by the
 * provider and have no account: otherwise a provider could take one over. Counts against the network's limit of new accounts.
 */
export const openAccount = async (
  deps: Deps,
  newcomer: Newcomer,
  browser: EnteringBrowser,
): Promise<Result<NewSession>> => {
  const { config, attempts } = deps
  const { email, emailVerified } = newcomer.claims
  if (email === null || !emailVerified) return err('oidc.emailUnverified')
  const key = ['sign-up', clientNetwork(browser.client.ip)]
  const limit = { count: config.SIGN_UP_LIMIT, windowSeconds: config.SIGN_UP_WINDOW_SECONDS }
  const allowed = await attempts.take(limit, ...key)
  if (!allowed.ok) return allowed
  const created = await createPerson(deps, newcomer, email).catch(async (error: unknown) => {
    await attempts.giveBack(...key)
    throw error
  })
  if (!created.ok) {
    await attempts.giveBack(...key)
    return created
  }
  return enter(deps, created.value, browser, { isNew: true })
}
