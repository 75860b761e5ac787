import type { Pin } from '@nordbo/contracts'
import type { Db } from '../../core/deps.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { stayBadge, undatedBadge } from '../cards/badge-sql.ts'
import { type CardRow, commonCardColumns, noStayColumns, stayColumns, toCard } from '../cards/shown-card.ts'
import type { SearchPlan } from '../query/plan.ts'
import { pricedStay, stayRows } from '../stay/stay-sql.ts'

const statement = ({ stay, stayFilter, today }: SearchPlan, ids: readonly string[]): Prisma.Sql => Prisma.sql`
  ${stay ? Prisma.sql`with ${stayRows(stay)}` : Prisma.empty}
  select d.card, ${commonCardColumns}, ${stay ? stayColumns : noStayColumns}
  from search_listing s join listing_document d on d.listing_id = s.listing_id
  ${stay ? Prisma.sql`${pricedStay(stay, stayFilter, 'cross')} ${stayBadge}` : undatedBadge(today)}
  where s.listing_id = any (${[...ids]}::uuid[])
  order by s.score desc, s.listing_id desc`

const pinOf = (row: CardRow, now: Date): Pin => {
  const { id, title, subcategory, city, country, location, photos, ...card } = toCard(row, now)
  const { rating, reviewCount, nightOre, totalOre, stay, featured, guestFavourite } = card
  return {
    ...{ id, ...location, title, subcategory, city, country, photo: photos[0] ?? null },
    ...{ rating, reviewCount, nightOre, totalOre, stay, featured, guestFavourite },
  }
}

/** The pins of homes, with the most important fields of their cards; most recommended first. */
export const readPins = async (db: Db, plan: SearchPlan, ids: readonly string[], now: Date): Promise<Pin[]> =>
  ids.length === 0 ? [] : (await db.query<CardRow>(statement(plan, ids))).map((row) => pinOf(row, now))
