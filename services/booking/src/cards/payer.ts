import { type bookingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { ensureCustomer } from '../payment/open-payment.ts'
import { fetchWallet, withProvider } from './guest-wallet.ts'

/** A person's customer id at the provider and their default card, for services that charge the person for something else. */
export const showPayer =
  (deps: Deps): Handlers<(typeof bookingService)['procedures']>['payer'] =>
  ({ userId }, call) =>
    withProvider(call, async () => {
      const customer = await ensureCustomer(deps, userId)
      const { cards } = await fetchWallet(deps, userId)
      return ok({ customer, cardId: cards.find(({ isDefault }) => isDefault)?.id ?? null })
    })
