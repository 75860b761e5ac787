import { type PriceOverride, type Stay, StayRules } from '@nordbo/contracts'
import type { Db } from '../core/deps.ts'
import { type FeeSettings, Prisma, type PrismaClient, type RateCard } from '../generated/prisma/client.ts'
import { toCard } from '../rates/rate-card.ts'
import { toSettings } from '../settings/settings-row.ts'
import type { QuoteFacts } from './quote-stay.ts'

/** The stored part of a stay's quote facts, with the home's owner data from listings. */
export interface StoredQuoteFacts extends Omit<QuoteFacts, 'today'> {
  hostId: string | null
  maxGuests: number | null
  active: boolean | null
  /** What the host asks of stays; null for nothing. */
  rules: StayRules | null
}

type Dates = Pick<Stay, 'listingId' | 'checkIn' | 'checkOut'>
type Row = Omit<RateCard, 'changedAt'> &
  Omit<FeeSettings, 'id' | 'revision'> &
  Pick<StoredQuoteFacts, 'hostId' | 'maxGuests' | 'active'> & {
    overrides: PriceOverride[]
    introUsed: number
    rules: unknown
  }

const columns = Prisma.sql`
  card.listing_id::text as "listingId", card.base_ore as "baseOre", card.weekend_percent as "weekendPercent",
  card.cleaning_included as "cleaningIncluded", card.cleaning_ore as "cleaningOre",
  card.intro_percent as "introPercent", card.intro_first_n as "introFirstN",
  card.last_minute_percent as "lastMinutePercent", card.last_minute_days as "lastMinuteDays",
  card.weekly_percent as "weeklyPercent", card.monthly_percent as "monthlyPercent", card.revision,
  settings.model::text, settings.service_fee_percent as "serviceFeePercent",
  settings.platform_fee_percent as "platformFeePercent", settings.weekend_nights as "weekendNights",
  settings.discount_stacking as "discountStacking",
  owner.host_id::text as "hostId", owner.max_guests as "maxGuests",
  owner.active and not kit.is_suspended(owner.host_id) as active, coalesce(intro.used, 0) as "introUsed",
  ruled.rules`

const tables = Prisma.sql`
  cross join fee_settings settings
  left join listing_owner owner on owner.listing_id = card.listing_id
  left join intro_use intro on intro.listing_id = card.listing_id
  left join stay_rules ruled on ruled.listing_id = card.listing_id`

const overridesIn = (checkIn: Prisma.Sql, checkOut: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (select coalesce(json_agg(json_build_object('date', date, 'priceOre', price_ore)), '[]') from price_override
   where listing_id = card.listing_id and date >= ${checkIn} and date < ${checkOut}) as overrides`

const toFacts = (row: Row, { listingId, checkIn, checkOut }: Dates): StoredQuoteFacts => ({
  listingId,
  checkIn,
  checkOut,
  card: toCard(row),
  overrides: row.overrides,
  settings: toSettings(row),
  introUsed: row.introUsed,
  ratesRevision: row.revision,
  hostId: row.hostId,
  maxGuests: row.maxGuests,
  active: row.active,
  rules: row.rules === null ? null : StayRules.parse(row.rules),
})

/** Reads the stored quote facts of one stay in one round trip; undefined without a rate card. */
export const readQuoteFacts = async (db: Pick<Db, 'query'>, stay: Dates): Promise<StoredQuoteFacts | undefined> => {
  const [row] = await db.query<Row>(Prisma.sql`
    select ${columns}, ${overridesIn(Prisma.sql`${stay.checkIn}::date`, Prisma.sql`${stay.checkOut}::date`)}
    from rate_card card ${tables} where card.listing_id = ${stay.listingId}::uuid`)
  return row && toFacts(row, stay)
}

/** Reads the stored quote facts of many stays, in their order; undefined for homes without a rate card. */
export const readManyQuoteFacts = async (
  client: PrismaClient,
  stays: readonly Dates[],
): Promise<(StoredQuoteFacts | undefined)[]> => {
  const rows = await client.$queryRaw<(Row & { position: number })[]>`
    select asked.position::int, ${columns}, ${overridesIn(Prisma.sql`asked.check_in`, Prisma.sql`asked.check_out`)}
    from unnest(${stays.map(({ listingId }) => listingId)}::uuid[], ${stays.map(({ checkIn }) => checkIn)}::date[],
                ${stays.map(({ checkOut }) => checkOut)}::date[])
      with ordinality as asked (listing_id, check_in, check_out, position)
    join rate_card card on card.listing_id = asked.listing_id ${tables}`
  const byPosition = new Map(rows.map((row) => [row.position, row]))
  return stays.map((stay, index) => {
    const row = byPosition.get(index + 1)
    return row && toFacts(row, stay)
  })
}
