import type { Letters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'
import { stayWords } from './stay-words.ts'

const reviewPath = (id: string): string => `/review/${id}`
const damagePath = (id: string): string => `/damage-claim/${id}`

/** Letters that ask for a review. */
export const reviewInvitations = (words: LetterWords): Pick<Letters, 'reviewInvited' | 'guestReviewInvited'> => ({
  reviewInvited: (booking, context) => {
    const { t, frame, button } = stayWords(words, booking, context)
    return {
      ...frame,
      subject: t('reviewInvited.subject'),
      paragraphs: [t('reviewInvited.welcome', { dates: words.dates(booking, context.today) }), t('reviewInvited.tell')],
      button: button('reviewInvited.button', reviewPath(booking.id)),
      closing: t('reviewInvited.damage', { url: context.link(damagePath(booking.id)) }),
    }
  },
  guestReviewInvited: (booking, context) => {
    const { t, frame, button } = stayWords(words, booking, context)
    return {
      ...frame,
      subject: t('guestReviewInvited.subject'),
      paragraphs: [t('guestReviewInvited.stayed'), t('guestReviewInvited.both')],
      button: button('guestReviewInvited.button', reviewPath(booking.id)),
      closing: t('guestReviewInvited.damage', { url: context.link(damagePath(booking.id)) }),
    }
  },
})

/** Letters about reviews that were written. */
export const reviewLetters = (
  words: LetterWords,
): Pick<Letters, 'reviewWaits' | 'reviewPublished' | 'reviewAnswered'> => ({
  reviewWaits: (booking, context) => {
    const { t, frame, button } = stayWords(words, booking, context)
    return {
      ...frame,
      subject: t('reviewWaits.subject'),
      paragraphs: [t('reviewWaits.written')],
      button: button('reviewWaits.button', reviewPath(booking.id)),
    }
  },
  reviewPublished: (booking, context) => {
    const { t, frame, button } = stayWords(words, booking, context)
    return {
      ...frame,
      subject: t('reviewPublished.subject'),
      paragraphs: [t('reviewPublished.published')],
      button: button('review.button', reviewPath(booking.id)),
    }
  },
  reviewAnswered: (booking, context) => {
    const { t, frame, button } = stayWords(words, booking, context)
    return {
      ...frame,
      subject: t('reviewAnswered.subject'),
      paragraphs: [t('reviewAnswered.replied')],
      button: button('review.button', reviewPath(booking.id)),
    }
  },
})

/** Letters about damage. */
export const damageLetters = (
  words: LetterWords,
): Pick<Letters, 'damageReported' | 'damageAnswered' | 'damageClosed'> => ({
  damageReported: (booking, context) => {
    const { t, frame, button } = stayWords(words, booking, context)
    return {
      ...frame,
      subject: t('damageReported.subject'),
      paragraphs: [t('damageReported.reported')],
      button: button('damage.button', damagePath(booking.id)),
    }
  },
  damageAnswered: (booking, context) => {
    const { t, frame, button } = stayWords(words, booking, context)
    return {
      ...frame,
      subject: t('damageAnswered.subject'),
      paragraphs: [t('damageAnswered.replied')],
      button: button('damageAnswered.button', damagePath(booking.id)),
    }
  },
  damageClosed: (booking, context) => {
    const { t, frame, button } = stayWords(words, booking, context)
    return {
      ...frame,
      subject: t('damageClosed.subject'),
      paragraphs: [t('damageClosed.closed')],
      button: button('damage.button', damagePath(booking.id)),
    }
  },
})
