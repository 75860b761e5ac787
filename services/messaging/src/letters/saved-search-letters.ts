import { type listingsService, maskContacts, type OutputOf } from '@nordbo/contracts'
import type { Letter } from './letter.ts'
import type { LetterWords } from './letter-words.ts'

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
const describeSearch = ({ t, common, dates }: LetterWords, { asked }: SavedSearchMatch, today: string): string => {
  const [checkIn, checkOut] = [asked.checkIn ?? asked.checkin, asked.checkOut ?? asked.checkout]
  const when = checkIn && checkOut ? dates({ checkIn, checkOut }, today) : ''
  const guests = Number(asked.guests) > 0 ? common('guests', { count: Number(asked.guests) }) : ''
  return [shorten(asked.place) || shorten(asked.q), when, guests].filter((part) => part !== '').join(t('comma'))
}

const searchPath = ({ asked }: SavedSearchMatch): string => `/search?${new URLSearchParams(asked).toString()}`
const unsubscribePath = ({ unsubscribeToken }: SavedSearchMatch): string =>
  `/saved-searches/unsubscribe?token=${unsubscribeToken}`

const oneClickPath = ({ unsubscribeToken }: SavedSearchMatch): string =>
  `/api/saved-searches/unsubscribe/${unsubscribeToken}`

/** The letter about a new match. */
export const savedSearchLetter =
  (words: LetterWords): SavedSearchLetter =>
  (news, { to, today, link }) => {
    const { t, common, amount, frame } = words
    const search = describeSearch(words, news, today)
    const { home } = news
    const title = maskContacts((words.danish ? null : home.english?.title) ?? home.title)
    const values = { title, city: home.city, search }
    return {
      ...frame(to),
      subject: t('savedSearch.subject', values),
      paragraphs: [t(search ? 'savedSearch.matchOf' : 'savedSearch.match', values)],
      facts: [
        [t('savedSearch.room'), common('guests', { count: home.maxGuests })],
        [t('savedSearch.night'), amount(home.nightOre)],
      ],
      button: { label: t('button.home'), url: link(`/listing/${home.id}`) },
      closing: t('savedSearch.whole', { url: link(searchPath(news)) }),
      unsubscribe: {
        text: t('savedSearch.enough'),
        label: t('savedSearch.stop'),
        url: link(unsubscribePath(news)),
        oneClickUrl: link(oneClickPath(news)),
      },
    }
  }
