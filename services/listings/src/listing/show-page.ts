import {
  type Address,
  copenhagenDate,
  err,
  type ListingDetail,
  type listingsService,
  ok,
  type ParsedInputOf,
  type Point,
  type RateCard,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { undatedBadge } from '../search/cards/badge-sql.ts'
import { type CardRow, cardColumns, computedFields } from '../search/cards/shown-card.ts'
import { documentVersion, type StoredPage } from '../search/index/listing-document.ts'
import { refreshDocumentsOf } from '../search/index/refresh-documents.ts'
import { isVisibleTo, maySeeExactPlace } from './visible.ts'

interface PageRow extends CardRow {
  page: StoredPage
  version: number
  /** Search engines may list the host's homes. */
  listed: boolean
  active: boolean
  stars: number[]
  rates: RateCard | null
  exact: { address: Address; location: Point } | null
}

/** The rate card. A stored percentage of 0 is a discount that is off. */
const rates = Prisma.sql`
  case when s.base_ore > 0 then json_build_object('baseOre', s.base_ore, 'weekendPercent', s.weekend_percent,
    'cleaningIncluded', s.cleaning_included, 'cleaningOre', s.cleaning_ore, 'discounts', json_build_object(
      'introPercent', nullif(s.intro_percent, 0), 'introFirstN', s.intro_first_n,
      'lastMinutePercent', nullif(s.last_minute_percent, 0), 'lastMinuteDays', s.last_minute_days,
      'weeklyPercent', nullif(s.weekly_percent, 0), 'monthlyPercent', nullif(s.monthly_percent, 0))) end as rates`

const exactPlace = Prisma.sql`
  select json_build_object(
    'address', json_build_object('line1', line1, 'line2', line2, 'postalCode', postal_code, 'city', city, 'region', region,
      'country', country),
    'location', json_build_object('lat', lat, 'lng', lng))
  from listing where id = s.listing_id`

const toDetail = (
  { card, page, version: _, listed, active, stars, rates: rateCard, exact, ...row }: PageRow,
  now: Date,
): ListingDetail => ({
  ...card,
  ...page,
  indexable: page.indexable && listed,
  ...computedFields(row, now),
  card: rateCard,
  active,
  exact,
  ratingBreakdown: stars.map((count, index) => ({ stars: index + 1, count })).reverse(),
})

type Viewer = Pick<Call, 'actor' | 'now'>

/** A home's page in one round trip: the stored part, the computed part, and the exact place for those who may see it. */
const readPage = async ({ db }: Deps, id: string, { actor, now }: Viewer): Promise<PageRow | undefined> => {
  const [row] = await db.query<PageRow>(Prisma.sql`
      select ${cardColumns}, d.page, d.version, coalesce(p.listed, true) as listed, s.active, d.star_counts as stars, ${rates},
        case when ${maySeeExactPlace(actor)} then (${exactPlace}) end as exact
      from search_listing s join listing_document d on d.listing_id = s.listing_id
        left join host_privacy p on p.host_id = d.host_id ${undatedBadge(copenhagenDate(now))}
      where s.listing_id = ${id}::uuid and ${isVisibleTo(actor)}`)
  return row
}

/** A home's page. A stored document of an older version is rewritten first: it may lack a field. */
export const showPage =
  (deps: Deps) =>
  async (
    { id }: ParsedInputOf<typeof listingsService.procedures.byId>,
    call: Viewer,
  ): Promise<Result<ListingDetail>> => {
    let row = await readPage(deps, id, call)
    if (row && row.version < documentVersion) {
      await refreshDocumentsOf(deps, [id])
      row = await readPage(deps, id, call)
    }
    return row ? ok(toDetail(row, call.now)) : err('listing.notFound')
  }
