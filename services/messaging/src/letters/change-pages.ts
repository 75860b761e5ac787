import type { BookingView } from '@nordbo/contracts'
import type { LetterChange } from '../delivery/mail-job.ts'
import type { Words } from './letters.ts'

type Page = (booking: BookingView, change: LetterChange, words: Words) => string

/** Where the recipient answers a proposed change. */
export const answerPage: Page = ({ id }, { to }, { link }) =>
  link(to === 'guest' ? `/trips/${id}` : '/host/dashboard/requests')

/** Where they find the stay once the change is over: a host's requests show it no longer. */
export const stayPage: Page = ({ id }, { to }, { link }) =>
  link(to === 'guest' ? `/trips/${id}` : `/host/dashboard/reservations?booking=${id}`)
