import type { BookingView } from '@nordbo/contracts'
import type { AlterationTerms } from './letter-kinds.ts'
import type { AlterationDetails, LetterContext, Letters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'
import { stayWords } from './stay-words.ts'

type Facts = [string, string][]

/** The path of the page on which the recipient answers a proposed alteration. */
const answerPath = ({ id }: BookingView, { to }: AlterationTerms): string =>
  to === 'guest' ? `/trips/${id}` : '/host/dashboard/requests'

/** The path of the stay's page after the alteration has ended. */
const stayPath = ({ id }: BookingView, { to }: AlterationTerms): string =>
  to === 'guest' ? `/trips/${id}` : `/host/dashboard/reservations?booking=${id}`

const price = ({ t, amount }: LetterWords, { differenceOre, to }: AlterationTerms): [string, string] => {
  if (differenceOre === 0) return [t('change.price'), t('change.unchanged')]
  const guest = to === 'guest'
  return differenceOre > 0
    ? [t(guest ? 'change.youPay' : 'change.guestPays'), amount(differenceOre)]
    : [t(guest ? 'fact.back' : 'fact.guestBack'), amount(-differenceOre)]
}

/** What the host would earn. Empty in letters to the guest. */
const hostEarns = ({ t, amount }: LetterWords, { to, hostEarnsOre, hostDifferenceOre }: AlterationDetails): Facts => {
  if (to === 'guest') return []
  const values = { earns: amount(hostEarnsOre), change: amount(Math.abs(hostDifferenceOre)) }
  const more = hostDifferenceOre > 0 ? 'change.earnsMore' : 'change.earnsLess'
  return [[t('change.wouldEarn'), t(hostDifferenceOre === 0 ? 'change.earnsSame' : more, values)]]
}

/** The words of a letter about an alteration that is not applied, with its terms as the facts. */
const changeWords = (words: LetterWords, booking: BookingView, context: LetterContext, change: AlterationDetails) => {
  const about = stayWords(words, booking, context, change.differenceOre)
  const { today } = context
  /** Dates and guests of the stay or of the proposal. */
  const terms = (stay: Pick<BookingView, 'checkIn' | 'checkOut' | 'guests'>): string =>
    about.t('terms', { dates: words.dates(stay, today), party: words.guests(stay.guests) })
  const facts: Facts = [
    [about.t('change.now'), terms(booking)],
    [about.t('change.proposed'), terms(change)],
    price(words, change),
  ]
  return { ...about, change: { ...about.frame, facts } }
}

/** Letters about open alterations. */
export const openChangeLetters = (
  words: LetterWords,
): Pick<Letters, 'changeProposed' | 'changeToPay' | 'changeReminder' | 'changePaymentReminder'> => ({
  changeProposed: (booking, context, details) => {
    const { t, change, deadline, button } = changeWords(words, booking, context, details)
    return {
      ...change,
      subject: t('changeProposed.subject'),
      paragraphs: [t('changeProposed.wish'), ...deadline('changeProposed.answer', details.expiresAt)],
      facts: [...change.facts, ...hostEarns(words, details)],
      button: button('changeProposed.button', answerPath(booking, details)),
    }
  },
  changeToPay: (booking, context, details) => {
    const { t, change, deadline, button } = changeWords(words, booking, context, details)
    return {
      ...change,
      subject: t('changeToPay.subject'),
      paragraphs: [t('changeToPay.agreed'), ...deadline('changeToPay.pay', details.expiresAt)],
      button: button('changeToPay.button', `/trips/${booking.id}`),
    }
  },
  changeReminder: (booking, context, details) => {
    const { t, change, deadline, button } = changeWords(words, booking, context, details)
    return {
      ...change,
      subject: t('changeReminder.subject'),
      paragraphs: [t('changeReminder.waits'), ...deadline('changeProposed.answer', details.expiresAt)],
      facts: [...change.facts, ...hostEarns(words, details)],
      button: button('changeProposed.button', answerPath(booking, details)),
    }
  },
  changePaymentReminder: (booking, context, details) => {
    const { t, change, deadline, button } = changeWords(words, booking, context, details)
    return {
      ...change,
      subject: t('changePaymentReminder.subject'),
      paragraphs: [t('changePaymentReminder.unpaid'), ...deadline('changeToPay.pay', details.expiresAt)],
      button: button('changeToPay.button', `/trips/${booking.id}`),
    }
  },
})

/** Letters about alterations that ended without being applied. */
export const endedChangeLetters = (
  words: LetterWords,
): Pick<Letters, 'changeDeclined' | 'changeWithdrawn' | 'changeExpired'> => ({
  changeDeclined: (booking, context, details) => {
    const { t, change, button } = changeWords(words, booking, context, details)
    return {
      ...change,
      subject: t('changeDeclined.subject'),
      paragraphs: [t('changeDeclined.no')],
      button: button('change.seeStay', stayPath(booking, details)),
    }
  },
  changeWithdrawn: (booking, context, details) => {
    const { t, change, button } = changeWords(words, booking, context, details)
    return {
      ...change,
      subject: t('changeWithdrawn.subject'),
      paragraphs: [t('changeWithdrawn.no')],
      button: button('change.seeStay', stayPath(booking, details)),
    }
  },
  changeExpired: (booking, context, details) => {
    const { t, change, button } = changeWords(words, booking, context, details)
    return {
      ...change,
      subject: t('changeExpired.subject'),
      paragraphs: [t(details.takenBack ? 'changeExpired.takenBack' : 'changeExpired.late')],
      button: button('change.seeStay', stayPath(booking, details)),
    }
  },
})

/** Letters to guests about alterations that were applied. */
export const stayChangedLetters = (words: LetterWords): Pick<Letters, 'stayChanged'> => ({
  stayChanged: (booking, context, amountOre) => {
    const { t, stay, total, button } = stayWords(words, booking, context, Math.abs(amountOre))
    return {
      ...stay,
      subject: t('stayChanged.subject'),
      paragraphs: [
        t('stayChanged.now'),
        ...(amountOre > 0 ? [t('stayChanged.paid')] : []),
        ...(amountOre < 0 ? [t('stayChanged.back', { when: t('whenItComes') })] : []),
      ],
      facts: [...stay.facts, total],
      button: button('button.trip', `/trips/${booking.id}`),
      closing: t('stayChanged.receipt', { url: context.link(`/trips/${booking.id}/receipt`) }),
    }
  },
})
