import type { ListingCard, ListingDetail, SearchAnswer } from '@nordbo/contracts'
import type { PageLanguage } from '../http/language.ts'
import { toDkk } from '../http/money.ts'
import { pageAddresses, pageUrl, photoAddress } from './addresses.ts'
import { escapeHtml, type PageHead, shorten } from './document.ts'
import { organisationData, rentalData } from './structured-data.ts'
import { type PageTexts, pageTexts } from './texts.ts'

/** What every page is written with. */
export interface PageContext {
  publicUrl: string
  language: PageLanguage
}

const none = new URLSearchParams()
const descriptionMost = 160
/** What a reader without scripts is offered of a list. */
const listed = 24

const factsOf = (home: ListingCard | ListingDetail, texts: PageTexts): string =>
  [
    texts.kind[home.subcategory],
    `${home.city}, ${texts.country[home.country]}`,
    texts.listing.guests(home.maxGuests),
    texts.listing.bedrooms(home.bedrooms),
    ...(home.nightOre > 0 ? [texts.listing.night(toDkk(home.nightOre))] : []),
  ].join(' · ')

const homesList = (homes: readonly ListingCard[], { publicUrl, language }: PageContext): string => {
  const items = homes
    .slice(0, listed)
    .map(
      (home) =>
        `<li><a href="${escapeHtml(pageUrl(publicUrl, `/listing/${home.id}`, none, language))}">${escapeHtml(home.title)}</a> ${escapeHtml(factsOf(home, pageTexts[language]))}</li>`,
    )
  return `<ul>${items.join('')}</ul>`
}

const bodyOf = (parts: PageContext, title: string, content: string): string => {
  const texts = pageTexts[parts.language]
  const all = `<p><a href="${escapeHtml(pageUrl(parts.publicUrl, '/search', none, parts.language))}">${escapeHtml(texts.allHomes)}</a></p>`
  return `<main><h1>${escapeHtml(title)}</h1>${content}${all}<p>${escapeHtml(texts.needsScripts)}</p></main>`
}

/** The front page with the newest homes. */
export const homePage = (parts: PageContext, newest: readonly ListingCard[]): PageHead => {
  const { title, description } = pageTexts[parts.language].home
  return {
    language: parts.language,
    title,
    description,
    ...pageAddresses(parts.publicUrl, '/', none, parts.language),
    image: new URL('/social.jpg', parts.publicUrl).href,
    type: 'website',
    structured: [organisationData(parts.publicUrl)],
    cover: null,
    answers: [],
    body: bodyOf(parts, title, `<p>${escapeHtml(description)}</p>${homesList(newest, parts)}`),
  }
}

/** What of a search makes a page of its own in an index: where and what kind, never when or for whom. */
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
  parts: PageContext,
  query: URLSearchParams,
  { items: homes, place: written }: Pick<SearchAnswer, 'items' | 'place'>,
  answers: PageHead['answers'] = [],
): PageHead => {
  const texts = pageTexts[parts.language]
  const lasting = indexableQuery(query)
  const place = written ?? lasting.get('place')
  const title = place ? texts.search.titlePlace(place) : texts.search.title
  const description = place ? shorten(texts.search.description(place), descriptionMost) : texts.home.description
  const cover = homes[0]?.photos[0]
  // With dates, guests or another order the list begins with another home.
  const firstIsFirst = [...query.keys()].every((name) => ['place', 'category', 'lang'].includes(name))
  return {
    language: parts.language,
    title,
    description,
    ...pageAddresses(parts.publicUrl, '/search', lasting, parts.language),
    // A search that finds nothing is no page to be found by others.
    ...(homes.length === 0 ? { canonical: null } : {}),
    image: cover ? photoAddress(parts.publicUrl, cover) : new URL('/social.jpg', parts.publicUrl).href,
    type: 'website',
    structured: [],
    cover: (firstIsFirst && cover) || null,
    answers,
    body: bodyOf(parts, title, homesList(homes, parts)),
  }
}

/** A home's page. */
export const listingPage = (parts: PageContext, home: ListingDetail, answers: PageHead['answers'] = []): PageHead => {
  const path = `/listing/${home.id}`
  const texts = pageTexts[parts.language]
  const addresses = pageAddresses(parts.publicUrl, path, none, parts.language)
  const cover = home.photos[0]
  const paragraphs = home.description.split(/\n+/).map((text) => `<p>${escapeHtml(text)}</p>`)
  return {
    language: parts.language,
    title: home.title,
    description: shorten(`${factsOf(home, texts)}. ${home.description}`, descriptionMost),
    ...addresses,
    ...(home.indexable && home.active ? {} : { canonical: null }),
    image: cover ? photoAddress(parts.publicUrl, cover) : new URL('/social.jpg', parts.publicUrl).href,
    type: 'product',
    structured: [rentalData(home, addresses.canonical, parts.publicUrl)],
    cover: cover ?? null,
    answers,
    body: bodyOf(parts, home.title, `<p>${escapeHtml(factsOf(home, texts))}</p>${paragraphs.join('')}`),
  }
}
