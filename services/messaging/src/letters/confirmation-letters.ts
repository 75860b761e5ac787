import type { Arrival } from '@nordbo/contracts'
import { addressLine } from './address-line.ts'
import { similarHomesPath } from './booking-paths.ts'
import type { Letters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'
import { quoteOf, type StayWords, stayWords } from './stay-words.ts'

const arrivalFacts = ({ t }: StayWords, arrival: Arrival | null): [string, string][] => [
  ...(arrival ? [[t('stayConfirmed.address'), addressLine(arrival)] satisfies [string, string]] : []),
  ...(arrival?.host
    ? [[t('stayConfirmed.host'), `${arrival.host.name}, ${arrival.host.email}`] satisfies [string, string]]
    : []),
]

/** Letters to guests about stays that are paid for. */
export const confirmationLetters = (
  words: LetterWords,
): Pick<Letters, 'stayConfirmed' | 'latePaymentRefunded' | 'hostUnavailable' | 'hostBack'> => ({
  stayConfirmed: (booking, context) => {
    const about = stayWords(words, booking, context)
    const { t, stay, button } = about
    const { arrival, host, link } = context
    const notes = (words.danish ? null : arrival?.notesEnglish) ?? arrival?.notes
    return {
      ...stay,
      subject: t('stayConfirmed.subject'),
      paragraphs: [t('stayConfirmed.settled'), ...(arrival?.notesFrom ? [t('stayConfirmed.notes')] : [])],
      quote: quoteOf(t('quote.writes', { name: host }), notes),
      facts: [
        ...stay.facts,
        ...arrivalFacts(about, arrival),
        ...words.priceFacts(booking),
        [t('stayConfirmed.paid'), words.amount(booking.totalOre)],
      ],
      button: button('button.trip', `/trips/${booking.id}`),
      closing: t('stayConfirmed.receipt', { url: link(`/trips/${booking.id}/receipt`) }),
    }
  },
  latePaymentRefunded: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    const confirmed = booking.status === 'confirmed'
    return {
      ...stay,
      subject: t('latePaymentRefunded.subject'),
      paragraphs: [
        t(confirmed ? 'latePaymentRefunded.change' : 'latePaymentRefunded.stay'),
        t('latePaymentRefunded.sent'),
      ],
      button: confirmed
        ? button('button.trip', `/trips/${booking.id}`)
        : button('button.elsewhere', similarHomesPath(booking)),
    }
  },
  hostUnavailable: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('hostUnavailable.subject'),
      paragraphs: [t('hostUnavailable.stands'), t('hostUnavailable.free')],
      button: button('button.trip', `/trips/${booking.id}`),
      closing: t('hostUnavailable.elsewhere', { url: context.link(similarHomesPath(booking)) }),
    }
  },
  hostBack: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('hostBack.subject'),
      paragraphs: [t('hostBack.stands'), t('hostBack.policy')],
      button: button('button.trip', `/trips/${booking.id}`),
    }
  },
})
