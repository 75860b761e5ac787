import type { Deps, Tx } from '../core/deps.ts'
import type { Hotel as Row } from '../generated/prisma/client.ts'
import { placeLexemes } from '../search/text/place-terms.ts'
import { cardOf, hotelVersion, offersOf, pageOf, sortKeysOf } from './hotel-row.ts'

/** Hotels that are indexed in one transaction. */
const batchSize = 100

const storeRow = async (tx: Tx, row: Row, fuzzSecret: string): Promise<void> => {
  const page = pageOf(row, fuzzSecret)
  const { score, ratingRank } = sortKeysOf(page)
  // Hotels have no postal code of their own.
  const lexemes = placeLexemes({ city: page.city, region: page.region, postalCode: '', country: page.country })
  await tx.$executeRaw`
    insert into search_hotel (hotel_id, lat, lng, score, rating_rank, base_ore, stars, rooms, guests_per_room, offers, version, active,
      country, city_key, tsv, card, card_english, page)
    values (${row.id}::uuid, ${page.location.lat}, ${page.location.lng}, ${score}, ${ratingRank}, ${row.minPriceOre}, ${row.stars},
      ${row.rooms}::int, ${row.guestsPerRoom}::int, ${offersOf(page.amenities)}, ${hotelVersion}, ${row.active}, ${page.country},
      ${row.cityKey}, array_to_tsvector(${lexemes}::text[]), ${JSON.stringify(cardOf(page, 'da'))}::json,
      ${JSON.stringify(cardOf(page, 'en'))}::json, ${JSON.stringify(page)}::json)
    on conflict (hotel_id) do update set
      (lat, lng, score, rating_rank, base_ore, stars, rooms, guests_per_room, offers, version, active, country, city_key, tsv, card,
        card_english, page)
      = (excluded.lat, excluded.lng, excluded.score, excluded.rating_rank, excluded.base_ore, excluded.stars, excluded.rooms,
         excluded.guests_per_room, excluded.offers, excluded.version, excluded.active, excluded.country, excluded.city_key, excluded.tsv,
         excluded.card, excluded.card_english, excluded.page)`
}

/** Hotels without a search row of this version. */
const unindexed = { OR: [{ search: { is: null } }, { search: { is: { version: { lt: hotelVersion } } } }] }

/** Writes the search rows of hotels that have none, or an older one: all of them, or those of `ids`. Returns how many it wrote. */
export const indexHotels = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  ids?: readonly string[],
): Promise<number> => {
  const chosen = ids === undefined ? {} : { id: { in: [...ids] } }
  let written = 0
  for (;;) {
    const batch = await db.transaction(async (tx) => {
      const rows = await tx.hotel.findMany({
        where: { ...chosen, ...unindexed },
        orderBy: { id: 'asc' },
        take: batchSize,
      })
      for (const row of rows) await storeRow(tx, row, config.FUZZ_SECRET)
      return rows.length
    })
    written += batch
    if (batch < batchSize) return written
  }
}
