import type { BookingView } from '@nordbo/contracts'
import { bookAgainPath, similarHomesPath } from './booking-paths.ts'
import type { Letters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'
import { quoteOf, type StayWords, stayWords } from './stay-words.ts'

/** Why a request was declined: the product's reason, or the host's own words. */
const declined = ({ t }: StayWords, { declineCode, declineReason }: BookingView): string | null =>
  declineCode === null ? declineReason : t(`requestDeclined.${declineCode}`)

/** Letters to guests about their requests. */
export const requestLetters = (
  words: LetterWords,
): Pick<Letters, 'requestSent' | 'requestApproved' | 'requestDeclined' | 'requestExpired'> => ({
  requestSent: (booking, context) => {
    const { t, stay, total, deadline, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('requestSent.subject'),
      paragraphs: [
        t('requestSent.sent'),
        ...deadline('requestSent.answer', booking.approvalExpiresAt),
        t('requestSent.unpaid'),
      ],
      facts: [...stay.facts, total],
      button: button('button.trips', '/trips'),
    }
  },
  requestApproved: (booking, context) => {
    const { t, stay, total, deadline, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('requestApproved.subject'),
      paragraphs: [t('requestApproved.news'), ...deadline('requestApproved.pay', booking.paymentDueAt)],
      facts: [...stay.facts, total],
      button: button('requestApproved.button', `/pay/${booking.id}`),
    }
  },
  requestDeclined: (booking, context) => {
    const about = stayWords(words, booking, context)
    const { t, stay, button } = about
    return {
      ...stay,
      subject: t('requestDeclined.subject'),
      paragraphs: [t('requestDeclined.sorry'), t('notCharged')],
      quote: quoteOf(t('requestDeclined.reason'), declined(about, booking)),
      button: button('button.elsewhere', similarHomesPath(booking)),
    }
  },
  requestExpired: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('requestExpired.subject'),
      paragraphs: [t('requestExpired.unanswered'), t('notCharged')],
      button: button('button.elsewhere', similarHomesPath(booking)),
    }
  },
})

/** Letters to guests about bookings that ended unpaid. */
export const unpaidLetters = (words: LetterWords): Pick<Letters, 'paymentExpired' | 'holdCancelled'> => ({
  paymentExpired: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('paymentExpired.subject'),
      paragraphs: [t('paymentExpired.unpaid'), t('notCharged'), t('paymentExpired.again')],
      button: button('button.home', bookAgainPath(booking)),
    }
  },
  holdCancelled: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    const { declineCode } = booking
    const suspended = declineCode === 'hostUnavailable' || declineCode === 'guestUnavailable'
    return {
      ...stay,
      subject: t('holdCancelled.subject'),
      paragraphs: [t(suspended ? `holdCancelled.${declineCode}` : 'holdCancelled.unpaid'), t('notCharged')],
      // The same home, or a search if its host takes no guests.
      button:
        declineCode === 'hostUnavailable'
          ? button('button.elsewhere', similarHomesPath(booking))
          : button('button.home', bookAgainPath(booking)),
    }
  },
})
