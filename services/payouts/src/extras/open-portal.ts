import { err, ok, type payoutsService } from '@nordbo/contracts'
import { type Handlers, refuseSuspended } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isProviderError } from '../provider/stripe.ts'
import { findHomeOf } from './home-of-host.ts'

/** Opens the provider's page about the host's card, invoices and subscriptions. Admins cannot: it shows the host's own payments. */
export const openPortal =
  (deps: Deps): Handlers<(typeof payoutsService)['procedures']>['extrasPortal'] =>
  async ({ listingId, locale }, call) => {
    const home = await findHomeOf(deps, listingId, call.actor)
    if (!home.ok) return home
    const { hostId } = home.value
    if (call.actor.kind !== 'user' || call.actor.userId !== hostId) return err('listing.notOwner')
    const standing = await refuseSuspended(deps.sql.client, call.actor)
    if (!standing.ok) return standing
    const payer = await deps.booking.payer({ userId: hostId })
    if (!payer.ok) return err('payment.unavailable')
    const returnUrl = new URL(`/host/dashboard/listings/${listingId}/extras`, deps.kit.config.PUBLIC_URL).href
    try {
      const portal = { returnUrl, locale: locale === 'da' ? 'da' : 'en' } as const
      return ok({ url: await deps.billing.openPortal(payer.value.customer, portal) })
    } catch (error) {
      if (!isProviderError(error)) throw error
      call.log.warn({ err: error, hostId }, 'the payment provider did not open its portal')
      return err('payment.unavailable')
    }
  }
