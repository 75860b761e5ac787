import type { ListingCard, ListingDetail, SearchAnswer } from '@nordbo/contracts'
import type { LanguageCode } from '@nordbo/texts'
import { toDkk } from '../http/money.ts'
import { pageAddresses, pageUrl, photoAddress, shareAddress } from './addresses.ts'
import { escapeHtml, type PageHead, shorten } from './document.ts'
import { breadcrumbData, organisationData, rentalData } from './structured-data.ts'
import { type PageTexts, pageTexts } from './texts.ts'

/** The public address and the language of a page. */
export interface PageContext {
  publicUrl: string
  language: LanguageCode
  /** The languages that pages have. */
  offered: readonly LanguageCode[]
}

/** No parameters. */
export const none = new URLSearchParams()
/** The longest description, characters. */
export const descriptionMost = 160
/** How many homes a list shows to readers without scripts. */
const listed = 24

const factsOf = (home: ListingCard | ListingDetail, texts: PageTexts): string =>
  [
    texts.kind(home.subcategory),
    `${home.city}, ${texts.country(home.country)}`,
    texts.listing.guests(home.maxGuests),
    texts.listing.bedrooms(home.bedrooms),
    ...(home.nightOre > 0 ? [texts.listing.night(toDkk(home.nightOre))] : []),
  ].join(' · ')

const homesList = (homes: readonly ListingCard[], { publicUrl, language }: PageContext): string => {
  const items = homes
    .slice(0, listed)
    .map(
      (home) =>
        `<li><a href="${escapeHtml(pageUrl(publicUrl, `/listing/${home.id}`, none, language))}">${escapeHtml(home.title)}</a> ${escapeHtml(factsOf(home, pageTexts(language)))}</li>`,
    )
  return `<ul>${items.join('')}</ul>`
}

/** The text of a page for readers without scripts. */
export const bodyOf = (context: PageContext, title: string, content: string): string => {
  const texts = pageTexts(context.language)
  const all = `<p><a href="${escapeHtml(pageUrl(context.publicUrl, '/search', none, context.language))}">${escapeHtml(texts.allHomes)}</a></p>`
  return `<main><h1>${escapeHtml(title)}</h1>${content}${all}<p>${escapeHtml(texts.needsScripts)}</p></main>`
}

/** The front page, with the newest homes. */
export const homePage = (context: PageContext, newest: readonly ListingCard[]): PageHead => {
  const { title, description } = pageTexts(context.language).home
  return {
    language: context.language,
    title,
    description,
    ...pageAddresses(context.publicUrl, '/', none, context),
    image: new URL('/social.jpg', context.publicUrl).href,
    type: 'website',
    structured: [organisationData(context.publicUrl)],
    cover: null,
    answers: [],
    body: bodyOf(context, title, `<p>${escapeHtml(description)}</p>${homesList(newest, context)}`),
  }
}

/** The parameters by which search engines index a search: place and category, but no dates or guests. */
export const indexableQuery = (query: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams()
  for (const name of ['place', 'category']) {
    const value = query
      .get(name)
      ?.replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 100)
    if (value) kept.set(name, value)
  }
  return kept
}

/** A page of results. */
export const searchPage = (
  context: PageContext,
  query: URLSearchParams,
  { items: homes, place: localName }: Pick<SearchAnswer, 'items' | 'place'>,
  answers: PageHead['answers'] = [],
): PageHead => {
  const texts = pageTexts(context.language)
  const indexed = indexableQuery(query)
  const place = localName ?? indexed.get('place')
  const title = place ? texts.search.titlePlace(place) : texts.search.title
  const description = place ? shorten(texts.search.description(place), descriptionMost) : texts.home.description
  const cover = homes[0]?.photos[0]
  // With other parameters the browser's list may start with another home.
  const coverIsFirst = [...query.keys()].every((name) => ['place', 'category', 'lang'].includes(name))
  return {
    language: context.language,
    title,
    description,
    ...pageAddresses(context.publicUrl, '/search', indexed, context),
    // Empty results are not indexed.
    ...(homes.length === 0 ? { canonical: null } : {}),
    image: cover ? photoAddress(context.publicUrl, cover) : new URL('/social.jpg', context.publicUrl).href,
    type: 'website',
    structured: [],
    cover: (coverIsFirst && cover) || null,
    answers,
    body: bodyOf(context, title, homesList(homes, context)),
  }
}

/** A home's page. */
export const listingPage = (context: PageContext, home: ListingDetail, answers: PageHead['answers'] = []): PageHead => {
  const path = `/listing/${home.id}`
  const texts = pageTexts(context.language)
  const addresses = pageAddresses(context.publicUrl, path, none, context)
  const cover = home.photos[0]
  const at = (address: string, query = none): string => pageUrl(context.publicUrl, address, query, context.language)
  const trail = [
    { name: texts.allHomes, url: at('/search') },
    { name: home.city, url: at('/search', new URLSearchParams({ place: home.city })) },
    { name: home.title, url: addresses.canonical },
  ]
  const paragraphs = home.description.split(/\n+/).map((text) => `<p>${escapeHtml(text)}</p>`)
  return {
    language: context.language,
    title: home.title,
    description: shorten(`${factsOf(home, texts)}. ${home.description}`, descriptionMost),
    ...addresses,
    ...(home.indexable && home.active ? {} : { canonical: null }),
    image: shareAddress(context, 'homes', home.id),
    type: 'product',
    structured: [rentalData(home, addresses.canonical, context.publicUrl), breadcrumbData(trail)],
    cover: cover ?? null,
    answers,
    body: bodyOf(context, home.title, `<p>${escapeHtml(factsOf(home, texts))}</p>${paragraphs.join('')}`),
  }
}
