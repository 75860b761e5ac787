import type { SearchSort } from '@nordbo/contracts'
import { Prisma } from '../../generated/prisma/client.ts'

/** A column of `hits` that a list is sorted by. */
export interface Key {
  name: 'rank' | 'score' | 'amount' | 'rating_rank' | 'created_at'
  /** The column as a whole number, for a cursor, and back. */
  read: Prisma.Sql
  write(key: number): Prisma.Sql
}

const whole = (name: Exclude<Key['name'], 'created_at'>): Key => ({
  name,
  read: Prisma.sql`${Prisma.raw(name)}::float8`,
  write: (key) => Prisma.sql`${key}::bigint`,
})

const createdAt: Key = {
  name: 'created_at',
  read: Prisma.sql`(extract(epoch from created_at) * 1000)::float8`,
  write: (key) => Prisma.sql`to_timestamp(${key}::float8 / 1000)`,
}

/** What a list is sorted by before the id, which ends every order so that no two homes share a place. */
export interface Order {
  keys: readonly Key[]
  descending: boolean
}

const best: Order = { keys: [whole('score')], descending: true }
const ranked: Order = { keys: [whole('rank'), whole('score')], descending: true }
const orders: Record<Exclude<SearchSort, 'recommended'>, Order> = {
  price: { keys: [whole('amount')], descending: false },
  price_desc: { keys: [whole('amount')], descending: true },
  rating: { keys: [whole('rating_rank')], descending: true },
  newest: { keys: [createdAt], descending: true },
}

/** How each sort orders. Text that was asked for outweighs the recommendation. */
export const orderOf = (sort: SearchSort, hasText: boolean): Order => {
  if (sort !== 'recommended') return orders[sort]
  return hasText ? ranked : best
}

/** A position in a list: the keys of the home before it, and its id. */
export interface After {
  keys: readonly number[]
  id: string
}

const list = (deps: readonly Prisma.Sql[]): Prisma.Sql => Prisma.join([...deps], ', ')
const columnsOf = ({ keys }: Order): Prisma.Sql[] => [
  ...keys.map(({ name }) => Prisma.raw(name)),
  Prisma.raw('listing_id'),
]

/** The direction of a list, as SQL. */
export const directionOf = ({ descending }: Order): Prisma.Sql => Prisma.raw(descending ? 'desc' : 'asc')

/** `order by` of a list. */
export const orderBy = (order: Order): Prisma.Sql => {
  const direction = directionOf(order)
  return Prisma.sql`order by ${list(columnsOf(order).map((column) => Prisma.sql`${column} ${direction}`))}`
}

/** Only what comes after a position. */
export const afterPosition = (order: Order, after: After): Prisma.Sql => {
  const values = [...order.keys.map(({ write }, index) => write(after.keys[index] ?? 0)), Prisma.sql`${after.id}::uuid`]
  return Prisma.sql`(${list(columnsOf(order))}) ${Prisma.raw(order.descending ? '<' : '>')} (${list(values)})`
}

/** The keys of a row, for its position. */
export const keysOfRow = ({ keys }: Order): Prisma.Sql => Prisma.sql`array[${list(keys.map(({ read }) => read))}]`
