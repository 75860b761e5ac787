import { err, type payoutsService } from '@nordbo/contracts'
import { findSuspended, type Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isProviderError } from '../provider/stripe.ts'
import { findHomeOf } from './home-of-host.ts'
import { readCatalogue } from './show-extras.ts'
import { switchExtra } from './switch-extra.ts'

/** Pays for nothing. */
const nobody = { ok: true, value: { customer: '', cardId: null } } as const

/**
 * Switches an extra of a home on or off. It stores no answer: a repeat finds what the first call did. Two calls at once never make two
 * subscriptions: one row and the provider's key stand for both.
 */
export const setExtra =
  (deps: Deps): Handlers<(typeof payoutsService)['procedures']>['setExtra'] =>
  async ({ listingId, code, enabled }, call) => {
    const home = await findHomeOf(deps, listingId, call.actor)
    if (!home.ok) return home
    const { hostId, title } = home.value
    const own = call.actor.kind === 'user' && call.actor.userId === hostId
    // An admin may stop what a host pays, and never begins it.
    if (enabled && !own) return err('listing.notOwner')
    if (own && (await findSuspended(deps.sql.client, [hostId])).size > 0) return err('auth.suspended')
    const extra = (await readCatalogue(deps.sql.client)).find((one) => one.code === code)
    // Only what is switched on is paid for.
    const payer = enabled ? await deps.booking.payer({ userId: hostId }) : nobody
    if (!extra || !payer.ok) return err('payment.unavailable')
    const { customer: customerId, cardId } = payer.value
    try {
      return await switchExtra(deps, { extra, listingId, hostId, title, enabled, customerId, cardId })
    } catch (error) {
      if (!isProviderError(error)) throw error
      call.log.warn({ err: error, listingId, code }, 'the payment provider did not answer about an extra')
      return err('payment.unavailable')
    }
  }
