import { ReservationTab } from '@nordbo/contracts'
import { z } from 'zod'
import { type BookingDetails, detailsColumns, detailsTables, parseDetails } from '../booking/booking-details-store.ts'
import type { Reader } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { PageRequest } from '../paging/page.ts'
import { type TabRule, tabRules } from './reservation-tabs.ts'

/** The host whose reservations are read; `today` is the date in Copenhagen. */
export interface ReservationQuery {
  hostId: string
  today: string
}

const conditionOf = ({ statuses, checkIn, checkOut }: TabRule, today: string): Prisma.Sql => {
  const after = Prisma.sql`b.check_in > ${today}::date`
  const before = Prisma.sql`b.check_out < ${today}::date`
  return Prisma.join(
    [
      statuses === null ? Prisma.sql`true` : Prisma.sql`b.status = any(${[...statuses]}::text[]::booking_status[])`,
      ...(checkIn === null ? [] : [checkIn === 'after' ? after : Prisma.sql`not ${after}`]),
      ...(checkOut === null ? [] : [checkOut === 'before' ? before : Prisma.sql`not ${before}`]),
    ],
    ' and ',
  )
}

/** Is a tab sorted by the nearest check-in? All others start with the newest. */
const fromNearest = (tab: ReservationTab): boolean => tab === 'upcoming' || tab === 'ongoing'

/** A page of one tab. */
export const findReservations = async (
  reader: Reader,
  tab: ReservationTab,
  { hostId, today }: ReservationQuery,
  { after, limit }: PageRequest,
): Promise<BookingDetails[]> => {
  const way = fromNearest(tab) ? Prisma.sql`asc` : Prisma.sql`desc`
  const beyond = fromNearest(tab) ? Prisma.sql`>` : Prisma.sql`<`
  const from = after
    ? Prisma.sql`and (b.check_in, b.id) ${beyond} (${after.at}::date, ${after.id}::uuid)`
    : Prisma.empty
  return parseDetails(
    await reader.$queryRaw`
      select ${detailsColumns} from ${detailsTables}
      where b.host_id = ${hostId}::uuid and ${conditionOf(tabRules[tab], today)} ${from}
      order by b.check_in ${way}, b.id ${way} limit ${limit}`,
  )
}

const Counts = z.record(ReservationTab, z.int())

/** How many reservations each tab has; one may be in several. */
export const countReservations = async (
  reader: Reader,
  { hostId, today }: ReservationQuery,
): Promise<z.infer<typeof Counts>> => {
  const columns = ReservationTab.options.map(
    (tab) =>
      Prisma.sql`count(*) filter (where ${conditionOf(tabRules[tab], today)})::int as ${Prisma.raw(tab === 'all' ? '"all"' : tab)}`,
  )
  const [counts] = z
    .array(Counts)
    .parse(await reader.$queryRaw`select ${Prisma.join(columns)} from booking b where b.host_id = ${hostId}::uuid`)
  if (!counts) throw new Error('the database did not answer')
  return counts
}
