import type { BookingView } from '@nordbo/contracts'
import type { AlterationTerms } from './letter-kinds.ts'
import type { LetterContext } from './letter-types.ts'

type Page = (booking: BookingView, change: AlterationTerms, words: LetterContext) => string

/** Where the recipient answers a proposed change. */
export const answerAlterationLink: Page = ({ id }, { to }, { link }) =>
  link(to === 'guest' ? `/trips/${id}` : '/host/dashboard/requests')

/** Where they find the stay once the change is over: a host's requests show it no longer. */
export const stayLink: Page = ({ id }, { to }, { link }) =>
  link(to === 'guest' ? `/trips/${id}` : `/host/dashboard/reservations?booking=${id}`)
