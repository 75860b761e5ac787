import { err, ok, type payoutsService, type Result } from '@nordbo/contracts'
import { type Call, type Handlers, personOf, refuseSuspended } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isProviderError } from '../provider/stripe.ts'
import { type AccountOwner, ensureAccount, readPayoutAccount } from './account-owner.ts'
import { syncAccount } from './sync-account.ts'

type PayoutHandlers = Handlers<(typeof payoutsService)['procedures']>

/**
 * Opens the provider's forms for an account, and creates the account if there is none. The row is stored before the account is
 * created. `page` is where the forms lead back to, with `onboarding=done`, or `again` for a link that no longer works.
 */
export const openForms = async (
  deps: Deps,
  owner: AccountOwner,
  page: string,
  { now, log }: Pick<Call, 'now' | 'log'>,
): Promise<Result<{ url: string }>> => {
  const { client } = deps.db
  const id = await ensureAccount(client, owner, now)
  const backTo = (onboarding: string): string =>
    new URL(`${page}?onboarding=${onboarding}`, deps.kit.config.PUBLIC_URL).href
  try {
    await syncAccount(deps, id)
    const { providerId, status } = await client.payoutAccount.findUniqueOrThrow({ where: { id } })
    if (status === 'disabled' || providerId === null) return err('payout.accountDisabled')
    const urls = { returnUrl: backTo('done'), refreshUrl: backTo('again') }
    return ok({ url: await deps.provider.createLink(providerId, urls) })
  } catch (error) {
    if (!isProviderError(error)) throw error
    log.warn({ err: error, hostId: owner.hostId }, 'the payment provider did not open its forms')
    return err('payment.unavailable')
  }
}

/** Opens the provider's forms for the signed-in host. */
export const startOnboarding =
  (deps: Deps): PayoutHandlers['startOnboarding'] =>
  async (_input, call) => {
    if (call.actor.kind === 'user' && !call.actor.roles.some((role) => role !== 'guest')) return err('auth.forbidden')
    const standing = await refuseSuspended(deps.sql.client, call.actor)
    return standing.ok
      ? openForms(deps, { hostId: personOf(call.actor), cvr: null }, '/host/dashboard/payouts', call)
      : standing
  }

/** The signed-in person's stored account: their own, or their company's. */
export const showAccount =
  (deps: Deps): PayoutHandlers['account'] =>
  async ({ cvr }, { actor }) =>
    ok(await readPayoutAccount(deps.db.client, { hostId: personOf(actor), cvr: cvr ?? null }))

/** Syncs and returns the signed-in host's account; the stored one when the provider does not answer. */
export const refreshAccount =
  (deps: Deps): PayoutHandlers['refreshAccount'] =>
  async (_input, call) => {
    const hostId = personOf(call.actor)
    try {
      await syncAccount(deps, hostId)
    } catch (error) {
      if (!isProviderError(error)) throw error
      call.log.warn({ err: error, hostId }, 'the payment provider did not show an account')
    }
    return ok(await readPayoutAccount(deps.db.client, { hostId, cvr: null }))
  }
