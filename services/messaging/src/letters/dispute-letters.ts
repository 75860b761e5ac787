import type { BookingView } from '@nordbo/contracts'
import type { DisputeLetters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'
import { stayWords } from './stay-words.ts'

/** Whether the stay is upcoming or under way. */
const stands = ({ status }: BookingView): boolean => status === 'confirmed'

/** Letters to guests about a dispute on their payment. */
export const disputeLetters = (words: LetterWords): DisputeLetters => ({
  paymentDisputed: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    return {
      ...stay,
      subject: t('paymentDisputed.subject'),
      paragraphs: [t(stands(booking) ? 'paymentDisputed.stands' : 'paymentDisputed.over'), t('paymentDisputed.notYou')],
      facts: [...stay.facts, [t('fact.disputed'), words.amount(amountOre)]],
      button: button('button.trip', `/trips/${booking.id}`),
    }
  },
  paymentUpheld: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    return {
      ...stay,
      subject: t('paymentUpheld.subject'),
      paragraphs: [t('paymentUpheld.stands')],
      facts: [...stay.facts, [t('fact.wasDisputed'), words.amount(amountOre)]],
      button: button('button.trip', `/trips/${booking.id}`),
    }
  },
  paymentTakenBack: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    return {
      ...stay,
      subject: t('paymentTakenBack.subject'),
      paragraphs: [
        t('paymentTakenBack.decided'),
        ...(booking.takenBackByBank && stands(booking) ? [t('paymentTakenBack.unpaid')] : []),
      ],
      facts: [...stay.facts, [t('fact.takenBack'), words.amount(amountOre)]],
      button: button('button.trip', `/trips/${booking.id}`),
    }
  },
})
