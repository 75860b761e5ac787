import { type BookingView, type ReceiptLine, receiptLines } from '@nordbo/contracts'
import { danish, english, type LanguageFormat } from './language-format.ts'

type Labels = Record<Exclude<ReceiptLine['kind'], 'nights'>, string>

const danishLabels: Labels = {
  weekly: 'Ugerabat',
  monthly: 'Månedsrabat',
  intro: 'Kampagne',
  last_minute: 'Sidsteblik',
  cleaning: 'Rengøring',
  serviceFee: 'Servicegebyr',
  platformFee: 'Platformsgebyr',
}
const englishLabels: Labels = {
  weekly: 'Weekly discount',
  monthly: 'Monthly discount',
  intro: 'Campaign',
  last_minute: 'Last minute',
  cleaning: 'Cleaning',
  serviceFee: 'Service fee',
  platformFee: 'Platform fee',
}

const lines = (
  { quote }: BookingView,
  { amount }: LanguageFormat,
  labels: Labels,
  nights: (count: number) => string,
): [string, string][] =>
  receiptLines(quote, 'guest').map(({ kind, amountOre }) => [
    kind === 'nights' ? nights(quote.nights) : labels[kind],
    amountOre < 0 ? `−${amount(-amountOre)}` : amount(amountOre),
  ])

/** The lines of the guest's price, in Danish. */
export const danishPriceFacts = (booking: BookingView): [string, string][] =>
  lines(booking, danish, danishLabels, (count) => (count === 1 ? '1 nat' : `${count} nætter`))

/** The same in English. */
export const englishPriceFacts = (booking: BookingView): [string, string][] =>
  lines(booking, english, englishLabels, (count) => (count === 1 ? '1 night' : `${count} nights`))
