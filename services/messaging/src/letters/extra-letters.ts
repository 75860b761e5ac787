import type { ExtraCode } from '@nordbo/contracts'
import type { Letter } from './letter.ts'
import type { LetterWords } from './letter-words.ts'

/** An extra that could not be paid for. */
export interface UnpaidExtra {
  code: ExtraCode
  listingId: string
  /** The home's title; null for one that is hidden. */
  home: string | null
  /** What was to be paid; null once the extra has ended. */
  amountOre: number | null
  /** The date of the next attempt in Copenhagen, if there is one. */
  nextTry: string | null
}

interface ExtraContext {
  to: string
  /** The date in Copenhagen. */
  today: string
  link(path: string): string
}
type ExtraLetter = (extra: UnpaidExtra, words: ExtraContext) => Letter

/** Letters to hosts about extras. */
export interface ExtraLetters {
  /** A renewal failed, and the provider tries again. */
  extraPaymentFailed: ExtraLetter
  /** The provider ended an extra whose renewal stayed unpaid. */
  extraLapsed: ExtraLetter
}

const page = (id: string): string => `/host/dashboard/listings/${id}/extras`

/** The letters of a language. */
export const extraLetters = ({ t, amount, date, frame }: LetterWords): ExtraLetters => ({
  extraPaymentFailed: ({ code, listingId, home, amountOre, nextTry }, { to, today, link }) => {
    const extra = t(`extra.${code}`)
    return {
      ...frame(to),
      subject: t('extraPaymentFailed.subject', { extra }),
      paragraphs: [
        home === null
          ? t('extraPaymentFailed.declined', { extra })
          : t('extraPaymentFailed.declinedHome', { extra, home }),
        nextTry === null
          ? t('extraPaymentFailed.change')
          : t('extraPaymentFailed.changeBy', { day: date(nextTry, today) }),
      ],
      facts: amountOre === null ? [] : [[t('extraPaymentFailed.amount'), amount(amountOre)]],
      button: { label: t('extraPaymentFailed.button'), url: link(page(listingId)) },
    }
  },
  extraLapsed: ({ code, listingId, home }, { to, link }) => {
    const extra = t(`extra.${code}`)
    return {
      ...frame(to),
      subject: t('extraLapsed.subject', { extra }),
      paragraphs: [
        home === null ? t('extraLapsed.off', { extra }) : t('extraLapsed.offHome', { extra, home }),
        t('extraLapsed.again'),
      ],
      button: { label: t('extraLapsed.button'), url: link(page(listingId)) },
    }
  },
})
