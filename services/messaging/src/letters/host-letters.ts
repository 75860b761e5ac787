import type { BookingView } from '@nordbo/contracts'
import { cancellationRefundOre } from './cancellation-refund.ts'
import type { Letters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'
import { quoteOf, stayWords } from './stay-words.ts'

const requestsPath = '/host/dashboard/requests'
const reservationPath = ({ id }: BookingView): string => `/host/dashboard/reservations?booking=${id}`

const earns = ({ t, amount }: LetterWords, { quote }: BookingView): [string, string] => [
  t('host.earns'),
  amount(quote.hostShareOre),
]
const keeps = ({ t, amount }: LetterWords, { hostKeepsOre }: BookingView): [string, string] => [
  t('host.keeps'),
  amount(hostKeepsOre),
]
const guestBack = ({ t, amount }: LetterWords, booking: BookingView): [string, string] => [
  t('fact.guestBack'),
  amount(cancellationRefundOre(booking)),
]

/** Letters to hosts about requests. */
export const hostRequestLetters = (
  words: LetterWords,
): Pick<Letters, 'requestReceived' | 'requestWithdrawn' | 'requestEnded'> => ({
  requestReceived: (booking, context) => {
    const { t, stay, deadline, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('requestReceived.subject'),
      paragraphs: [t('requestReceived.wish'), ...deadline('requestReceived.answer', booking.approvalExpiresAt)],
      quote: quoteOf(t('quote.writes', { name: context.guest }), booking.message),
      facts: [...stay.facts, earns(words, booking)],
      button: button('requestReceived.button', requestsPath),
    }
  },
  requestWithdrawn: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('requestWithdrawn.subject'),
      paragraphs: [t('requestWithdrawn.free')],
      button: button('host.requests', requestsPath),
    }
  },
  requestEnded: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('requestEnded.subject'),
      paragraphs: [t('requestEnded.free')],
      button: button('host.requests', requestsPath),
    }
  },
})

/** Letters to hosts about stays that are paid for. */
export const reservationLetters = (
  words: LetterWords,
): Pick<Letters, 'reservationConfirmed' | 'reservationChanged' | 'calendarConflict'> => ({
  reservationConfirmed: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('reservationConfirmed.subject'),
      paragraphs: [t('reservationConfirmed.paid')],
      facts: [...stay.facts, earns(words, booking)],
      button: button('host.earnings', `/trips/${booking.id}/receipt`),
    }
  },
  reservationChanged: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('reservationChanged.subject'),
      paragraphs: [t('reservationChanged.now')],
      facts: [...stay.facts, earns(words, booking)],
      button: button('host.earnings', `/trips/${booking.id}/receipt`),
    }
  },
  calendarConflict: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('calendarConflict.subject'),
      paragraphs: [t('calendarConflict.taken'), t('calendarConflict.check')],
      button: button('calendarConflict.button', `/host/dashboard/calendar/sync/${booking.listing.id}`),
    }
  },
})

/** Letters to hosts about money that goes back to guests. */
export const hostCancellationLetters = (
  words: LetterWords,
): Pick<Letters, 'stayCancelledByGuest' | 'reservationCancelled' | 'partGivenBack'> => ({
  stayCancelledByGuest: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('stayCancelledByGuest.subject'),
      paragraphs: [t('stayCancelledByGuest.free')],
      facts: [...stay.facts, guestBack(words, booking), keeps(words, booking)],
      button: button('host.reservation', reservationPath(booking)),
    }
  },
  reservationCancelled: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('reservationCancelled.subject'),
      paragraphs: [t('reservationCancelled.back')],
      facts: [...stay.facts, guestBack(words, booking), keeps(words, booking)],
      button: button('host.reservation', reservationPath(booking)),
    }
  },
  partGivenBack: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    return {
      ...stay,
      subject: t('partGivenBack.subject'),
      paragraphs: [t('partGivenBack.given')],
      facts: [...stay.facts, keeps(words, booking)],
      button: button('host.reservation', reservationPath(booking)),
    }
  },
})
