import type { listingsService, OutputOf } from '@nordbo/contracts'
import { danish, english, type LanguageFormat } from './language-format.ts'
import type { Letter } from './letter.ts'

/** A home that newly matches a saved search. */
export type SavedSearchMatch = OutputOf<(typeof listingsService)['procedures']['savedSearchNews']>

/** The context of a letter about a saved search. */
export interface SavedSearchContext {
  to: string
  /** The date in Copenhagen. */
  today: string
  link(path: string): string
}
export type SavedSearchLetter = (news: SavedSearchMatch, words: SavedSearchContext) => Letter

/** A query parameter's text, shortened for a sentence. */
const shorten = (text: string | undefined): string => (text ?? '').trim().slice(0, 60)

/** A short description of the search: place or text, dates, guests. */
const describeSearch = (
  { asked }: SavedSearchMatch,
  words: { guests(count: number): string },
  { date }: LanguageFormat,
  today: string,
) => {
  const [checkIn, checkOut] = [asked.checkIn ?? asked.checkin, asked.checkOut ?? asked.checkout]
  const dates = checkIn && checkOut ? `${date(checkIn, today)} – ${date(checkOut, today)}` : ''
  const guests = Number(asked.guests) > 0 ? words.guests(Number(asked.guests)) : ''
  return [shorten(asked.place) || shorten(asked.q), dates, guests].filter((part) => part !== '').join(', ')
}

const searchPath = ({ asked }: SavedSearchMatch): string => `/search?${new URLSearchParams(asked).toString()}`
const unsubscribePath = ({ unsubscribeToken }: SavedSearchMatch): string =>
  `/saved-searches/unsubscribe?token=${unsubscribeToken}`

const oneClickPath = ({ unsubscribeToken }: SavedSearchMatch): string =>
  `/api/saved-searches/unsubscribe/${unsubscribeToken}`

/** The letter about a new match, in Danish. */
export const danishSavedSearchLetter: SavedSearchLetter = (news, { to, today, link }) => {
  const wanted = describeSearch(
    news,
    { guests: (count) => `${count} ${count === 1 ? 'gæst' : 'gæster'}` },
    danish,
    today,
  )
  const { home } = news
  return {
    subject: `Ny bolig til din søgning: ${home.title}`,
    greeting: `Hej ${to}`,
    paragraphs: [
      wanted
        ? `${home.title} i ${home.city} passer nu til din gemte søgning (${wanted}).`
        : `${home.title} i ${home.city} passer nu til din gemte søgning.`,
    ],
    facts: [
      ['Plads til', `${home.maxGuests} ${home.maxGuests === 1 ? 'gæst' : 'gæster'}`],
      ['Pris pr. nat fra', danish.amount(home.nightOre)],
    ],
    button: { label: 'Se boligen', url: link(`/listing/${home.id}`) },
    closing: `Hele søgningen: ${link(searchPath(news))}`,
    signature: 'Venlig hilsen\nNordbo',
    unsubscribe: {
      text: 'Vil du ikke have flere mails om denne søgning?',
      label: 'Stop mails om søgningen',
      url: link(unsubscribePath(news)),
      oneClickUrl: link(oneClickPath(news)),
    },
  }
}

/** The same in English. */
export const englishSavedSearchLetter: SavedSearchLetter = (news, { to, today, link }) => {
  const wanted = describeSearch(
    news,
    { guests: (count) => `${count} ${count === 1 ? 'guest' : 'guests'}` },
    english,
    today,
  )
  const { home } = news
  const title = home.english?.title ?? home.title
  return {
    subject: `A new home for your search: ${title}`,
    greeting: `Hi ${to}`,
    paragraphs: [
      wanted
        ? `${title} in ${home.city} now matches your saved search (${wanted}).`
        : `${title} in ${home.city} now matches your saved search.`,
    ],
    facts: [
      ['Room for', `${home.maxGuests} ${home.maxGuests === 1 ? 'guest' : 'guests'}`],
      ['Price per night from', english.amount(home.nightOre)],
    ],
    button: { label: 'See the home', url: link(`/listing/${home.id}`) },
    closing: `The whole search: ${link(searchPath(news))}`,
    signature: 'Kind regards\nNordbo',
    unsubscribe: {
      text: 'Don’t want more e-mails about this search?',
      label: 'Stop e-mails about the search',
      url: link(unsubscribePath(news)),
      oneClickUrl: link(oneClickPath(news)),
    },
  }
}
