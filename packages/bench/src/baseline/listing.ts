import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

interface Row {
  card: object
  page: { hostId: string }
  star_counts: number[]
  active: boolean
  base_ore: number
  weekend_percent: number
  cleaning_included: boolean
  cleaning_ore: number
  rating_sum: number
  rating_count: number
}
interface Host {
  id: string
  name: string
  image: string | null
  about: string | null
  created_at: Date
}

const home = `select d.card, d.page, d.star_counts, s.active, s.base_ore, s.weekend_percent, s.cleaning_included, s.cleaning_ore,
  s.rating_sum, s.rating_count
  from search_listing s join listing_document d using (listing_id) where s.listing_id = $1 and s.active`
const person = 'select id, name, image, about, created_at from "user" where id = $1'

/** Hosts are cached as long as in the BFF, ms. */
const cachedMs = 30_000

/** A home's page on the baseline, with its host. */
export const listingRoute = (app: FastifyInstance, listings: pg.Pool, identity: pg.Pool): void => {
  const hosts = new Map<string, { host: Host | undefined; until: number }>()
  const hostOf = async (id: string): Promise<Host | undefined> => {
    const known = hosts.get(id)
    if (known && known.until > performance.now()) return known.host
    const { rows } = await identity.query<Host>({ name: 'host', text: person, values: [id] })
    hosts.set(id, { host: rows[0], until: performance.now() + cachedMs })
    return rows[0]
  }

  app.get<{ Params: { id: string } }>('/api/listings/:id', async ({ params }, reply) => {
    const { rows } = await listings.query<Row>({ name: 'home', text: home, values: [params.id] })
    const [row] = rows
    if (!row) return reply.code(404).send({ code: 'listing.notFound' })
    const { card, page, rating_sum: stars, rating_count: reviews } = row
    return {
      ...card,
      ...page,
      active: row.active,
      rating: reviews === 0 ? null : Math.round((stars / reviews) * 10) / 10,
      reviewCount: reviews,
      ratingBreakdown: row.star_counts.map((count, index) => ({ stars: index + 1, count })),
      pricePerNight: row.base_ore / 100,
      rates: {
        weekendPercent: row.weekend_percent,
        cleaningIncluded: row.cleaning_included,
        cleaningFee: row.cleaning_ore / 100,
      },
      host: await hostOf(page.hostId),
    }
  })
}
