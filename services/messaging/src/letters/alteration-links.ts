import type { BookingView } from '@nordbo/contracts'
import type { AlterationTerms } from './letter-kinds.ts'
import type { LetterContext } from './letter-types.ts'

type Page = (booking: BookingView, change: AlterationTerms, words: LetterContext) => string

/** The page on which the recipient answers a proposed alteration. */
export const answerAlterationLink: Page = ({ id }, { to }, { link }) =>
  link(to === 'guest' ? `/trips/${id}` : '/host/dashboard/requests')

/** The page of the stay after the alteration has ended. */
export const stayLink: Page = ({ id }, { to }, { link }) =>
  link(to === 'guest' ? `/trips/${id}` : `/host/dashboard/reservations?booking=${id}`)
