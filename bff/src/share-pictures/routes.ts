import { clientNetwork, HotelId, ListingId, type PhotoDescriptor, photoKey } from '@nordbo/contracts'
import { type LanguageCode, languageCodes, languageOf } from '@nordbo/texts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { localizedHotel } from '../hotels/shapes.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { clientAddress } from '../http/client-address.ts'
import { contentLanguage } from '../http/language.ts'
import { forAnyone } from '../http/responses.ts'
import { localizedListing } from '../listings/in-language.ts'
import { shorten } from '../pages/document.ts'
import { pageTexts } from '../pages/texts.ts'
import { expectOk } from '../problems/problems.ts'
import type { ServiceCall } from '../services/services.ts'
import type { ShareFacts } from './draw-share-picture.ts'

/** Draws pictures of link previews. */
export interface SharePictureRenderer {
  /**
   * The picture as JPEG; undefined when it must wait too long. `photoKey` is the photo's name, by which pictures are cached,
   * and `readPhoto` its bytes as WebP. `who` is the network by which the queue is shared fairly.
   */
  sharePicture(
    facts: ShareFacts,
    photoKey: string | null,
    readPhoto: () => Promise<Uint8Array | null>,
    who: string,
  ): Promise<Uint8Array | undefined>
}

/** What a picture is drawn from. */
interface Shown {
  facts: ShareFacts
  cover: Pick<PhotoDescriptor, 'hash' | 'width'> | undefined
}

/** The longest title of a picture, characters. */
const longestTitle = 72

const ratingOf = (
  { rating, reviewCount }: { rating: number | null; reviewCount: number },
  language: LanguageCode,
): string | null => {
  if (rating === null || reviewCount === 0) return null
  const shown = new Intl.NumberFormat(languageOf(language).tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `★ ${shown.format(rating)} (${reviewCount})`
}

const showHome = async (deps: Deps, id: ListingId, language: LanguageCode, call: ServiceCall): Promise<Shown> => {
  const home = localizedListing(expectOk(await deps.services.listings.byId({ id }, call)), contentLanguage(language))
  const texts = pageTexts(language)
  const line = `${texts.kind(home.subcategory)} · ${home.city}, ${texts.country(home.country)}`
  const rtl = languageOf(language).direction === 'rtl'
  return {
    facts: { title: shorten(home.title, longestTitle), line, rating: ratingOf(home, language), rtl },
    cover: home.photos[0],
  }
}

const showHotel = async (deps: Deps, id: HotelId, language: LanguageCode, call: ServiceCall): Promise<Shown> => {
  const hotel = localizedHotel(
    expectOk(await deps.services.listings.hotelById({ id }, call)),
    contentLanguage(language),
  )
  const line = `${'★'.repeat(hotel.stars)} · ${hotel.city}, ${pageTexts(language).country(hotel.country)}`
  const rtl = languageOf(language).direction === 'rtl'
  return {
    facts: { title: shorten(hotel.name, longestTitle), line, rating: ratingOf(hotel, language), rtl },
    cover: hotel.photos[0],
  }
}

const Params = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('homes'), id: ListingId, language: z.enum(languageCodes) }),
  z.object({ kind: z.literal('hotels'), id: HotelId, language: z.enum(languageCodes) }),
])

/** The pictures that link previews show of homes and hotels (docs/product/pages.md, Link previews). */
export const sharePictureRoutes = (app: Api, deps: Deps & { renderer: SharePictureRenderer }): void => {
  app.route({
    method: 'GET',
    url: '/media/share/:kind/:id/:language.jpg',
    config: forAnyone,
    schema: { hide: true, params: Params },
    handler: async (request, reply) => {
      const { params } = request
      const call: ServiceCall = { ...onBehalfOf(request), actor: { kind: 'anonymous' } }
      const { facts, cover } =
        params.kind === 'homes'
          ? await showHome(deps, params.id, params.language, call)
          : await showHotel(deps, params.id, params.language, call)
      const photo = cover ? photoKey(cover.hash, cover.width, 'webp') : null
      const picture = await deps.renderer.sharePicture(
        facts,
        photo,
        async () => (photo === null ? null : ((await deps.blobs.get(photo)) ?? null)),
        clientNetwork(clientAddress(request)),
      )
      // Every thread is busy: the photo alone is better than nothing.
      if (!picture) return reply.header('cache-control', 'no-store').redirect(photo ? `/media/${photo}` : '/social.jpg')
      return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(Buffer.from(picture))
    },
  })
}
