import { needsHelp, similarHomesPath } from './booking-paths.ts'
import { cancellationRefundOre, isRefundWaiting } from './cancellation-refund.ts'
import type { Letters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'
import { quoteOf, stayWords } from './stay-words.ts'

/** Letters to guests about stays that were cancelled. */
export const cancellationLetters = (
  words: LetterWords,
): Pick<Letters, 'approvalWithdrawn' | 'stayCancelled' | 'stayCancelledByHost'> => ({
  approvalWithdrawn: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('approvalWithdrawn.subject'),
      paragraphs: [t('approvalWithdrawn.sorry'), t('notCharged')],
      quote: quoteOf(t('quote.reason'), booking.cancelReason),
      button: button('button.elsewhere', similarHomesPath(booking)),
    }
  },
  stayCancelled: (booking, context) => {
    const { t, stay, total, button } = stayWords(words, booking, context)
    const backOre = cancellationRefundOre(booking)
    const back = words.amount(backOre)
    const when = t(isRefundWaiting(booking) ? 'waitsForBank' : 'whenItComes')
    return {
      ...stay,
      subject: t('stayCancelled.subject'),
      paragraphs: [
        t('stayCancelled.done'),
        backOre > 0 ? t('stayCancelled.back', { back, when }) : t('stayCancelled.nothing'),
      ],
      facts: [...stay.facts, total, [t('fact.back'), back]],
      button: button('button.trips', '/trips'),
    }
  },
  stayCancelledByHost: (booking, context) => {
    const { t, stay, button } = stayWords(words, booking, context)
    const backOre = cancellationRefundOre(booking)
    const back = words.amount(backOre)
    const when = t(isRefundWaiting(booking) ? 'waitsForBank' : 'whenItComes')
    return {
      ...stay,
      subject: t('stayCancelledByHost.subject'),
      paragraphs: [
        t('stayCancelledByHost.sorry'),
        backOre > 0 ? t('stayCancelledByHost.back', { back, when }) : t('stayCancelledByHost.hadBack'),
        ...(needsHelp(booking, context.today) ? [t('stayCancelledByHost.help')] : []),
      ],
      quote: quoteOf(t('quote.reason'), booking.cancelReason),
      facts: [...stay.facts, [t('fact.back'), back]],
      button: button('button.elsewhere', similarHomesPath(booking)),
    }
  },
})

/** Letters to guests about money on its way back. */
export const refundLetters = (
  words: LetterWords,
): Pick<Letters, 'partRefunded' | 'refundFailed' | 'refundLeft' | 'refundSentAgain'> => ({
  partRefunded: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    // Several refunds may have the same amount; each has its own note.
    const note = booking.refunds.find(({ id }) => id === context.refundId)?.note
    return {
      ...stay,
      subject: t('partRefunded.subject'),
      paragraphs: [t('partRefunded.given', { when: t('whenItComes') })],
      quote: quoteOf(t('quote.writes', { name: context.host }), note),
      button: button('button.theTrip', `/trips/${booking.id}`),
    }
  },
  refundFailed: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    return {
      ...stay,
      subject: t('refundFailed.subject'),
      paragraphs: [t('refundFailed.why'), t('refundFailed.again')],
      button: button('button.theTrip', `/trips/${booking.id}`),
    }
  },
  refundLeft: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    return {
      ...stay,
      subject: t('refundLeft.subject'),
      paragraphs: [t('refundLeft.yours'), t('refundLeft.staff')],
      button: button('button.theTrip', `/trips/${booking.id}`),
    }
  },
  refundSentAgain: (booking, context, amountOre) => {
    const { t, stay, button } = stayWords(words, booking, context, amountOre)
    return {
      ...stay,
      subject: t('refundSentAgain.subject'),
      paragraphs: [t('refundSentAgain.sent', { when: t('whenItComes') })],
      button: button('button.theTrip', `/trips/${booking.id}`),
    }
  },
})
