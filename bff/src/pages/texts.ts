import type { Country, HotelAmenity, Subcategory } from '@nordbo/contracts'
import { type LanguageCode, languageOf } from '@nordbo/texts'
import { translate } from '@nordbo/texts/files'

/** An amount in DKK in the format of the web. */
const formatDkk = (amount: number, tag: string): string =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'DKK',
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)

/** Texts of pages that the server writes, in one language. Those that the web has too are the web's. */
export interface PageTexts {
  home: { title: string; description: string }
  search: { title: string; titlePlace(place: string): string; description(place: string): string }
  listing: { guests(count: number): string; bedrooms(count: number): string; night(dkk: number): string }
  hotels: {
    title: string
    description: string
    /** The name of all hotels, in breadcrumbs. */
    all: string
    titlePlace(place: string): string
    searchDescription(place: string): string
    stars(count: number): string
    amenity(amenity: HotelAmenity): string
  }
  needsScripts: string
  allHomes: string
  kind(kind: Subcategory): string
  country(country: Country): string
}

const write = (language: LanguageCode): PageTexts => {
  const { tag } = languageOf(language)
  const [pages, home] = [translate(language, 'pages'), translate(language, 'home')]
  const [search, common] = [translate(language, 'search'), translate(language, 'common')]
  const [hotels, shell] = [translate(language, 'hotels'), translate(language, 'shell')]
  return {
    home: { title: home('title'), description: pages('homeDescription') },
    search: {
      title: search('title'),
      titlePlace: (place) => search('titlePlace', { place }),
      description: (place) => pages('searchDescription', { place }),
    },
    listing: {
      guests: (count) => common('guests', { count }),
      bedrooms: (count) => common('bedrooms', { count }),
      night: (dkk) => search('perNight', { price: formatDkk(dkk, tag) }),
    },
    hotels: {
      title: hotels('title'),
      description: pages('hotelsDescription'),
      all: shell('hotels'),
      titlePlace: (place) => hotels('titlePlace', { place }),
      searchDescription: (place) => pages('hotelSearchDescription', { place }),
      stars: (count) => home('hotelStars', { count }),
      amenity: (amenity) => hotels(`amenity.${amenity}`),
    },
    needsScripts: pages('needsScripts'),
    allHomes: pages('allHomes'),
    kind: (kind) => common(`kind.${kind}`),
    country: (country) => common(`country.${country}`),
  }
}

const written = new Map<LanguageCode, PageTexts>()

/** The texts of a language. */
export const pageTexts = (language: LanguageCode): PageTexts => {
  const texts = written.get(language) ?? write(language)
  written.set(language, texts)
  return texts
}
