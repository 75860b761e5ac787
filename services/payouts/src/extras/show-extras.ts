import { Extra, type ExtraCode, type ListingExtra, ok, type payoutsService } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { isEffective } from './extra-effects.ts'
import { findHomeOf } from './home-of-host.ts'
import { findOfListing, type StoredSubscription } from './subscription-store.ts'
import { findWanted } from './wanted-extras.ts'

type PayoutHandlers = Handlers<(typeof payoutsService)['procedures']>

/** The catalogue, in its order. */
export const readCatalogue = async (reader: Reader): Promise<Extra[]> =>
  z
    .array(Extra)
    .parse(
      await reader.$queryRaw`select code, price_ore as "priceOre", text_key as "textKey" from extra order by position`,
    )

const statusOf = { starting: 'off', incomplete: 'unpaid', active: 'active', past_due: 'pastDue', ended: 'off' } as const

/** An extra of a home as its host sees it. `stored`: its subscription, if there ever was one. */
export const toListingExtra = (
  extra: Extra,
  stored: StoredSubscription | undefined,
  wanted: ReadonlySet<ExtraCode>,
): ListingExtra => {
  const effective = stored !== undefined && isEffective(stored)
  return {
    ...extra,
    status: stored ? statusOf[stored.status] : 'off',
    wanted: !effective && wanted.has(extra.code),
    enabled: effective && !stored.endsAtPeriodEnd,
    periodEnd: effective ? (stored.periodEnd?.toISOString() ?? null) : null,
    endsAtPeriodEnd: effective && stored.endsAtPeriodEnd,
    failure: stored?.failure ?? null,
    nextTryAt: effective ? (stored.nextTryAt?.toISOString() ?? null) : null,
  }
}

/** Shows the catalogue. */
export const showCatalogue =
  ({ sql }: Deps): PayoutHandlers['extras'] =>
  async () =>
    ok({ items: await readCatalogue(sql.client) })

/** Shows the extras of a home to its host and to admins. */
export const showListingExtras =
  (deps: Deps): PayoutHandlers['listingExtras'] =>
  async ({ listingId }, call) => {
    const home = await findHomeOf(deps, listingId, call.actor)
    if (!home.ok) return home
    const [catalogue, stored, wanted] = await Promise.all([
      readCatalogue(deps.sql.client),
      findOfListing(deps.sql.client, listingId),
      findWanted(deps.sql.client, listingId),
    ])
    const items = catalogue.map((extra) =>
      toListingExtra(
        extra,
        stored.find(({ code }) => code === extra.code),
        wanted,
      ),
    )
    return ok({ title: home.value.title, items })
  }
