import type { SearchSort } from '@nordbo/contracts'
import { Prisma } from '../../generated/prisma/client.ts'

/** A column of `hits` that a list is sorted by. */
export interface Key {
  name: 'rank' | 'score' | 'amount' | 'rating_rank' | 'created_at'
  /** The column as an integer for a cursor. */
  read: Prisma.Sql
  /** The column's value from that integer. */
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

/** The sort keys of a list. The id is always the last key, which makes every order strict. */
export interface Order {
  keys: readonly Key[]
  descending: boolean
  /** The column with the id: `listing_id`, unless the list is of hotels. */
  id?: 'hotel_id'
}

const best: Order = { keys: [whole('score')], descending: true }
const ranked: Order = { keys: [whole('rank'), whole('score')], descending: true }
const orders: Record<Exclude<SearchSort, 'recommended'>, Order> = {
  price: { keys: [whole('amount')], descending: false },
  price_desc: { keys: [whole('amount')], descending: true },
  rating: { keys: [whole('rating_rank')], descending: true },
  newest: { keys: [createdAt], descending: true },
}

/** The order of each sort. With a text, 'recommended' sorts by the text's rank first. */
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
const columnsOf = ({ keys, id }: Order): Prisma.Sql[] => [
  ...keys.map(({ name }) => Prisma.raw(name)),
  Prisma.raw(id ?? 'listing_id'),
]

/** The direction of an order, as SQL. */
export const directionOf = ({ descending }: Order): Prisma.Sql => Prisma.raw(descending ? 'desc' : 'asc')

/** The `order by` of an order. */
export const orderBy = (order: Order): Prisma.Sql => {
  const direction = directionOf(order)
  return Prisma.sql`order by ${list(columnsOf(order).map((column) => Prisma.sql`${column} ${direction}`))}`
}

/** Condition: a row comes after a position. */
export const afterPosition = (order: Order, after: After): Prisma.Sql => {
  const values = [...order.keys.map(({ write }, index) => write(after.keys[index] ?? 0)), Prisma.sql`${after.id}::uuid`]
  return Prisma.sql`(${list(columnsOf(order))}) ${Prisma.raw(order.descending ? '<' : '>')} (${list(values)})`
}

/** The keys of a row as an array, for its position. */
export const keysOfRow = ({ keys }: Order): Prisma.Sql => Prisma.sql`array[${list(keys.map(({ read }) => read))}]`
