import { type BookingView, receiptLines } from '@nordbo/contracts'
import type { LanguageCode } from '@nordbo/texts'
import { type Translate, translate } from '@nordbo/texts/files'
import { type LanguageFormat, type LetterText, languageFormat } from './language-format.ts'
import type { Letter } from './letter.ts'

/** A language that letters are written in: its texts and formats. */
export interface LetterWords extends LanguageFormat {
  /** Is it Danish? Readers of every other language get the English of what hosts wrote (docs/product/languages.md, Which language). */
  danish: boolean
  t: LetterText
  /** Texts that letters share with the web. */
  common: Translate
  /** The first and last words of a letter to a person. */
  frame(to: string): Pick<Letter, 'greeting' | 'signature'>
  /** The beginning and the end of a stay. */
  dates(stay: Pick<BookingView, 'checkIn' | 'checkOut'>, today: string): string
  /** A person's name as it stands before what is theirs: `Gerdas`, but `Anders’`. */
  whose(name: string): string
  /** The lines of the guest's price. */
  priceFacts(booking: Pick<BookingView, 'quote'>): [string, string][]
}

/** The words of a language. */
export const letterWords = (code: LanguageCode): LetterWords => {
  const t: LetterText = translate(code, 'letters')
  const common = translate(code, 'common')
  const receipt = translate(code, 'trips')
  const format = languageFormat(code, t)
  const { amount, date } = format
  return {
    ...format,
    danish: code === 'da',
    t,
    common,
    frame: (to) => ({
      greeting: to === '' ? t('newsletterConfirm.greeting') : t('greeting', { to }),
      signature: t('signature'),
    }),
    dates: ({ checkIn, checkOut }, today) => t('dates', { from: date(checkIn, today), until: date(checkOut, today) }),
    whose: (name) => t(/[sxz]$/i.test(name) ? 'whoseHiss' : 'whose', { name }),
    priceFacts: ({ quote }) =>
      receiptLines(quote, 'guest').map(({ kind, amountOre }) => [
        kind === 'nights' ? common('nights', { count: quote.nights }) : receipt(`receipt.line.${kind}`),
        amountOre < 0 ? `−${amount(-amountOre)}` : amount(amountOre),
      ]),
  }
}
