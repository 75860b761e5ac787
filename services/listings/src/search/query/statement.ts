import { allOf, when } from '../../core/sql.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { stayBadge, undatedBadge } from '../cards/badge-sql.ts'
import { commonCardColumns, noStayColumns, stayColumns } from '../cards/shown-card.ts'
import { isListed } from '../index/listed.ts'
import { isFree, mayCostAtMost, pricedStay, stayRows } from '../stay/stay-sql.ts'
import { capacityConditions, isInBands, isInBox, priceConditions, traitConditions } from './filters.ts'
import { afterPosition, directionOf, type Key, keysOfRow, orderBy } from './order.ts'
import { basisOf, countLimit, goesByPlace, limitOf, needsTotals, rankLimit, type SearchPlan } from './plan.ts'

/** Featured homes at the top of a page (docs/product/listings.md, Search). */
export const featuredPerPage = 2

const none = Prisma.empty

/** A limit as a literal, because the planner assumes a tenth of the table for a parameter. */
export const limit = (homes: number): Prisma.Sql => Prisma.raw(`limit ${homes}`)

/** The CTE with the tsqueries of a search, so that they are parsed once. */
export const wordsCte = ({ wanted, ranked }: Pick<SearchPlan, 'wanted' | 'ranked'>): Prisma.Sql => Prisma.sql`
  words as materialized (
    select ${wanted}::tsquery as wanted ${ranked === '' ? none : Prisma.sql`, ${ranked}::tsquery as ranked`}
  )`

/**
 * Hides conditions from the planner, which then uses no index for them and assumes that half the homes match. It does not see a search's
 * values. From many plain conditions it would infer very few matches, and read the whole market instead of the start of an ordered index.
 */
export const asideFromPlanning = (conditions: readonly Prisma.Sql[]): Prisma.Sql[] =>
  conditions.length === 0 ? [] : [Prisma.sql`case when ${allOf(conditions)} then true else false end`]

/** Which condition should select the index: the words, else the box; none in mode `scan`. */
const lead = ({ mode, readsBox = false, wanted, box }: SearchPlan): 'words' | 'box' | 'none' => {
  if (mode === 'scan' && !readsBox) return 'none'
  if (wanted !== '') return 'words'
  return box ? 'box' : 'none'
}

/** All conditions, the leading one first and the most expensive last. With dates, prices are totals of the stay. */
export const conditions = (plan: SearchPlan, byPlace = false): Prisma.Sql => {
  const { query, country, box, stay, wanted } = plan
  const words = wanted === '' ? [] : [Prisma.sql`s.tsv @@ (select wanted from words)`]
  const guests = when(query.guests, (count) => Prisma.sql`s.max_guests >= ${count}`)
  const inBox = [...(box && byPlace ? [isInBands(box)] : []), ...(box ? [isInBox(box)] : []), ...guests]
  const leader = lead(plan)
  const others = [
    ...(leader === 'box' ? [] : inBox),
    ...(country ? [Prisma.sql`s.country = ${country}`] : []),
    ...traitConditions(plan),
    ...capacityConditions(plan.counts),
    ...(stay
      ? [...when(query.maxPriceOre, (most) => mayCostAtMost(stay, most)), isFree(stay, plan.stayFilter)]
      : priceConditions(query, Prisma.sql`s.base_ore`)),
    ...(leader === 'words' ? [] : words),
  ]
  return allOf([
    isListed,
    ...(leader === 'words' ? words : []),
    ...(leader === 'box' ? inBox : []),
    ...asideFromPlanning(others),
    ...asideFromPlanning(stay ? priceConditions(query, Prisma.sql`price.total`) : []),
  ])
}

const amountOf = (plan: SearchPlan): Prisma.Sql =>
  basisOf(plan) === 'total' ? Prisma.sql`price.total` : Prisma.sql`s.base_ore`

/** A column for sorting. The rank is computed later from `tsv`, for at most `rankLimit` homes. */
const columnOf = (plan: SearchPlan, { name }: Key): Prisma.Sql[] => {
  if (name === 'rank') return [Prisma.sql`s.tsv`]
  return [name === 'amount' ? Prisma.sql`${amountOf(plan)} as amount` : Prisma.sql`s.${Prisma.raw(name)}`]
}

const columns = (plan: SearchPlan): Prisma.Sql =>
  Prisma.join(
    [Prisma.sql`s.listing_id`, Prisma.sql`s.featured`, ...plan.order.keys.flatMap((key) => columnOf(plan, key))],
    ', ',
  )

const source = (plan: SearchPlan): Prisma.Sql => Prisma.sql`
  ${Prisma.raw(goesByPlace(plan) ? 'search_by_place' : 'search_listing')} s ${plan.stay && needsTotals(plan) ? pricedStay(plan.stay, plan.stayFilter, 'cross') : none}`

/** All hits. One more than the limit is read, which reveals that there are too many. Later pages need no limit. */
const gathered = (plan: SearchPlan): Prisma.Sql => Prisma.sql`
  found as materialized (
    select ${columns(plan)} from ${source(plan)} where ${conditions(plan, goesByPlace(plan))}
    ${plan.position && !plan.readsBox ? none : Prisma.sql`${limit(limitOf(plan) + 1)}`}
  )`

/** All hits, read lazily in the order of an index. With a text the most recommended ones are materialized for ranking. */
const scanned = (plan: SearchPlan): Prisma.Sql => {
  const every = Prisma.sql`select ${columns(plan)} from ${source(plan)} where ${conditions(plan)}`
  if (plan.ranked === '') return Prisma.sql`found as not materialized (${every})`
  return Prisma.sql`found as materialized (${every} order by s.score desc, s.listing_id desc ${limit(rankLimit)})`
}

const counted = ({ mode, count, readsBox = false }: SearchPlan): Prisma.Sql => {
  if (count && !readsBox) return Prisma.sql`counted as (select 0 as homes)`
  if (mode === 'gather' || readsBox) return Prisma.sql`counted as (select count(*)::int as homes from found)`
  return Prisma.sql`
  counted as (select count(*)::int as homes from (select 1 from found ${limit(countLimit + 1)}) few)`
}

/** The rank as an integer: title before place before tags before description. */
const ranked = Prisma.sql`
  hits as materialized (
    select listing_id, featured, score,
      (ts_rank('{0.1, 0.2, 0.4, 1}', tsv, (select ranked from words)) * 1000000)::int as rank
    from found
  )`

/** The homes of a page. One more than its length is read, which reveals whether there is another page. */
const chosen = ({ query, order, position, ranked }: SearchPlan): Prisma.Sql => {
  const hits = Prisma.raw(ranked === '' ? 'found' : 'hits')
  const advertised = query.sort === 'recommended'
  const rest = allOf([
    ...(advertised ? [Prisma.sql`not featured`] : []),
    ...(position?.after ? [afterPosition(order, position.after)] : []),
  ])
  const ordinary = Prisma.sql`
    (select 1 as slot, ${keysOfRow(order)} as keys, listing_id from ${hits} where ${rest} ${orderBy(order)}
     ${limit(query.limit + 1)})`
  if (!advertised) return ordinary
  const top = allOf([
    Prisma.sql`featured`,
    ...(position?.afterFeatured ? [afterPosition(order, position.afterFeatured)] : []),
  ])
  return Prisma.sql`
    (select 0 as slot, ${keysOfRow(order)} as keys, listing_id from ${hits} where ${top} ${orderBy(order)}
     ${limit(featuredPerPage + 1)})
    union all ${ordinary}`
}

/**
 * The statement for a page of cards and the count. The first column counts the homes. A single row without a home means that there are
 * none, or more than can be gathered.
 */
export const searchStatement = (plan: SearchPlan): Prisma.Sql => {
  const { mode, order, stay, stayFilter, today } = plan
  const rows = [
    ...(stay ? [stayRows(stay)] : []),
    ...(plan.wanted === '' ? [] : [wordsCte(plan)]),
    mode === 'gather' || plan.readsBox ? gathered(plan) : scanned(plan),
    counted(plan),
    ...(plan.ranked === '' ? [] : [ranked]),
    Prisma.sql`chosen as (${chosen(plan)})`,
  ]
  return Prisma.sql`
  with ${Prisma.join(rows, ',')}
  select counted.homes, chosen.slot, chosen.listing_id::text as id, chosen.keys, d.card::text as card,
    ${commonCardColumns}, ${stay ? stayColumns : noStayColumns}
  from counted left join chosen on counted.homes <= ${limitOf(plan)}::int
  left join search_listing s on s.listing_id = chosen.listing_id
  left join listing_document d on d.listing_id = chosen.listing_id
  ${stay ? Prisma.sql`${pricedStay(stay, stayFilter, 'left')} ${stayBadge}` : undatedBadge(today)}
  order by chosen.slot, chosen.keys ${directionOf(order)}, chosen.listing_id ${directionOf(order)}`
}
