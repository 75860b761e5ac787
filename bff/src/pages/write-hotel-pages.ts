import type { Hotel, HotelCard } from '@nordbo/contracts'
import { toDkk } from '../http/money.ts'
import { pageAddresses, pageUrl, photoAddress, shareAddress } from './addresses.ts'
import { escapeHtml, type PageHead, shorten } from './document.ts'
import { breadcrumbData, hotelData } from './structured-data.ts'
import { type PageTexts, pageTexts } from './texts.ts'
import { bodyOf, descriptionMost, indexableQuery, none, type PageContext } from './write-pages.ts'

/** The addresses of hotels' pages. */
export const hotelPaths = {
  front: '/hoteller',
  search: '/hoteller/søg',
  of: (id: string) => `/hoteller/${id}`,
} as const

const factsOf = (hotel: Pick<HotelCard, 'stars' | 'city' | 'country' | 'minPrice'>, texts: PageTexts): string =>
  [
    texts.hotels.stars(hotel.stars),
    `${hotel.city}, ${texts.country(hotel.country)}`,
    texts.listing.night(hotel.minPrice),
  ].join(' · ')

const hotelsList = (hotels: readonly HotelCard[], { publicUrl, language }: PageContext): string => {
  const items = hotels.map(
    (hotel) =>
      `<li><a href="${escapeHtml(pageUrl(publicUrl, hotelPaths.of(hotel.id), none, language))}">${escapeHtml(hotel.name)}</a> ${escapeHtml(factsOf(hotel, pageTexts(language)))}</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

/** What the front page and the search have in common. */
const listHead = (context: PageContext, hotels: readonly HotelCard[]) => {
  const cover = hotels[0]?.photos[0]
  return {
    language: context.language,
    image: cover ? photoAddress(context.publicUrl, cover) : new URL('/social.jpg', context.publicUrl).href,
    type: 'website' as const,
    cover: cover ?? null,
  }
}

/** The front page of hotels, with the best rated ones. */
export const hotelsPage = (
  context: PageContext,
  hotels: readonly HotelCard[],
  answers: PageHead['answers'],
): PageHead => {
  const { title, description } = pageTexts(context.language).hotels
  return {
    ...listHead(context, hotels),
    ...pageAddresses(context.publicUrl, hotelPaths.front, none, context),
    ...{ title, description, answers, structured: [] },
    body: bodyOf(context, title, `<p>${escapeHtml(description)}</p>${hotelsList(hotels, context)}`),
  }
}

/** A page of found hotels. Search engines index it by place. */
export const hotelSearchPage = (
  context: PageContext,
  query: URLSearchParams,
  { items, place: localName }: { items: readonly HotelCard[]; place: string | null },
  answers: PageHead['answers'],
): PageHead => {
  const texts = pageTexts(context.language).hotels
  const indexed = hotelIndexable(query)
  const place = localName ?? indexed.get('place')
  const title = place ? texts.titlePlace(place) : texts.title
  const head = listHead(context, items)
  // With other parameters the browser's list may start with another hotel.
  const coverIsFirst = [...query.keys()].every((name) => ['place', 'city', 'lang'].includes(name))
  return {
    ...head,
    title,
    description: place ? shorten(texts.searchDescription(place), descriptionMost) : texts.description,
    ...pageAddresses(context.publicUrl, hotelPaths.search, indexed, context),
    // Empty results are not indexed.
    ...(items.length === 0 ? { canonical: null } : {}),
    cover: coverIsFirst ? head.cover : null,
    structured: [],
    answers,
    body: bodyOf(context, title, hotelsList(items, context)),
  }
}

/** The parameters by which search engines index a search for hotels. */
export const hotelIndexable = (query: URLSearchParams): URLSearchParams => {
  const place = query.get('place') ?? query.get('city')
  return indexableQuery(new URLSearchParams(place === null ? {} : { place }))
}

/** A hotel's page. */
export const hotelPage = (context: PageContext, hotel: Hotel, answers: PageHead['answers']): PageHead => {
  const texts = pageTexts(context.language)
  const addresses = pageAddresses(context.publicUrl, hotelPaths.of(hotel.id), none, context)
  const [cover] = hotel.photos
  const at = (path: string, query = none): string => pageUrl(context.publicUrl, path, query, context.language)
  const trail = [
    { name: texts.hotels.all, url: at(hotelPaths.front) },
    { name: hotel.city, url: at(hotelPaths.search, new URLSearchParams({ place: hotel.city })) },
    { name: hotel.name, url: addresses.canonical },
  ]
  const short = factsOf({ ...hotel, minPrice: toDkk(hotel.minPriceOre) }, texts)
  const facts = `<p>${escapeHtml(short)}</p><p>${escapeHtml(hotel.address)}</p>`
  return {
    language: context.language,
    title: hotel.name,
    description: shorten(`${short}. ${hotel.description}`, descriptionMost),
    ...addresses,
    image: shareAddress(context, 'hotels', hotel.id),
    type: 'website',
    structured: [hotelData(hotel, addresses.canonical, context.publicUrl, texts.hotels.amenity), breadcrumbData(trail)],
    cover: cover ?? null,
    answers,
    body: bodyOf(context, hotel.name, `${facts}<p>${escapeHtml(hotel.description)}</p>`),
  }
}
