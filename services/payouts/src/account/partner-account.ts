import { err, ok, type payoutsService } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isProviderError } from '../provider/stripe.ts'
import { findAccountId, readPayoutAccount } from './account-owner.ts'
import { openForms } from './start-onboarding.ts'
import { syncAccount } from './sync-account.ts'

type PayoutHandlers = Handlers<(typeof payoutsService)['procedures']>

/** Opens the provider's forms for a hotel partner. Identity has checked that the person may. */
export const openPartnerAccount =
  (deps: Deps): PayoutHandlers['openPartnerAccount'] =>
  async ({ userId, cvr }, call) =>
    openForms(deps, { hostId: userId, cvr }, '/hotel/partner/opret', call)

/** A company's account as the provider shows it. Without an answer the stored one counts if it is enabled, and nothing else does. */
export const partnerAccount =
  (deps: Deps): PayoutHandlers['partnerAccount'] =>
  async ({ userId: hostId, cvr }, { log }) => {
    const owner = { hostId, cvr }
    try {
      const id = await findAccountId(deps.db.client, owner)
      if (id !== undefined) await syncAccount(deps, id)
    } catch (error) {
      if (!isProviderError(error)) throw error
      log.warn({ err: error, hostId }, "the payment provider did not show a partner's account")
      const stored = await readPayoutAccount(deps.db.client, owner)
      return stored.status === 'enabled' ? ok(stored) : err('payment.unavailable')
    }
    return ok(await readPayoutAccount(deps.db.client, owner))
  }
