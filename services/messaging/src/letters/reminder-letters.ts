import type { Letters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'
import { stayWords } from './stay-words.ts'

/** Letters to a host whose answer is awaited, and to a guest whose payment is, shortly before the deadline. */
export const reminderLetters = (words: LetterWords): Pick<Letters, 'answerReminder' | 'paymentReminder'> => ({
  answerReminder: (booking, context) => {
    const { t, stay, deadline, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('answerReminder.subject'),
      paragraphs: [t('answerReminder.waits'), ...deadline('answerReminder.answer', booking.approvalExpiresAt)],
      button: button('answerReminder.button', '/host/dashboard/requests'),
    }
  },
  paymentReminder: (booking, context) => {
    const { t, stay, total, deadline, button } = stayWords(words, booking, context)
    return {
      ...stay,
      subject: t('paymentReminder.subject'),
      paragraphs: [t('paymentReminder.unpaid'), ...deadline('paymentReminder.pay', booking.paymentDueAt)],
      facts: [...stay.facts, total],
      button: button('paymentReminder.button', `/pay/${booking.id}`),
    }
  },
})
