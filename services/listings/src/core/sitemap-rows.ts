import { CalendarDate, copenhagenDate } from '@nordbo/contracts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Db } from './deps.ts'

/** The rows that sitemaps name: a table with `id` and `updated_at` and its condition. */
interface SitemapRows {
  from: Prisma.Sql
  /** Most rows in one sitemap. */
  most: number
}

/** The id at which each sitemap begins. */
export const sitemapStarts = async (db: Db, { from, most }: SitemapRows): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(Prisma.sql`
    select id from (select id, row_number() over (order by id) as place from ${from}) named
    where (place - 1) % ${most} = 0 order by id`)
  return rows.map(({ id }) => id)
}

/** The rows of the sitemap that begins at an id, with the date of their last change. */
export const sitemapRows = async (db: Db, { from, most }: SitemapRows, start: string) => {
  const rows = await db.query<{ id: string; updated_at: Date }>(Prisma.sql`
    select id, updated_at from (select id, updated_at from ${from}) named where id >= ${start}::uuid order by id limit ${most}`)
  return rows.map((row) => ({ id: row.id, changedOn: CalendarDate.parse(copenhagenDate(row.updated_at)) }))
}
