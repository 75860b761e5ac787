import type { Country, Receipt, ReceiptLine } from '@nordbo/contracts'
import { z } from 'zod'

/** Languages of receipts. */
export const ReceiptLanguage = z.enum(['da', 'en'])
export type ReceiptLanguage = z.infer<typeof ReceiptLanguage>

/** The texts of a receipt in one language. */
export interface ReceiptWords {
  tag: string
  title: Record<Receipt['side'], string>
  file: string
  number: string
  issued: string
  booking: string
  guest: string
  host: string
  cvr(number: string): string
  stay: string
  home: string
  checkIn: string
  checkOut: string
  nights(count: number): string
  guests: string
  party: Record<keyof Receipt['guests'], readonly [one: string, many: string]>
  price: string
  line: Record<Exclude<ReceiptLine['kind'], 'nights'>, string>
  /** A rate that a campaign replaced by another. */
  insteadOf(rate: string, before: string): string
  total: Record<Receipt['side'], string>
  vat(percent: number): string
  vatBack: string
  noVat: string
  payments: string
  paid(day: string): string
  refunds: string
  /** Why money was refunded, in words for the reader's side. */
  reason: Record<Receipt['side'], Record<Receipt['refunds'][number]['reason'], string>>
  /** The state of a refund that the product has not sent to the guest. */
  state: Record<Exclude<Receipt['refunds'][number]['state'], 'sent'>, string>
  kept: Record<Receipt['side'], string>
  /** The bank took back the payment of a stay that is not cancelled. */
  takenBack: Record<Receipt['side'], string>
  inLatin: string
  page(number: number, of: number): string
}

const danish: ReceiptWords = {
  tag: 'da-DK',
  title: { guest: 'Kvittering', host: 'Opgørelse til værten' },
  file: 'kvittering',
  number: 'Nummer',
  issued: 'Dato',
  booking: 'Booking',
  guest: 'Gæst',
  host: 'Vært',
  cvr: (number) => `CVR ${number}`,
  stay: 'Opholdet',
  home: 'Bolig',
  checkIn: 'Ankomst',
  checkOut: 'Afrejse',
  nights: (count) => (count === 1 ? '1 nat' : `${count} nætter`),
  guests: 'Gæster',
  party: {
    adults: ['voksen', 'voksne'],
    children: ['barn', 'børn'],
    babies: ['spædbarn', 'spædbørn'],
    pets: ['kæledyr', 'kæledyr'],
  },
  price: 'Pris',
  line: {
    weekly: 'Ugerabat',
    monthly: 'Månedsrabat',
    intro: 'Kampagne',
    last_minute: 'Sidsteblik',
    cleaning: 'Rengøring',
    serviceFee: 'Servicegebyr',
    platformFee: 'Platformsgebyr',
  },
  insteadOf: (rate, before) => `${rate} i stedet for ${before}: julekampagne`,
  total: { guest: 'I alt', host: 'Du tjener' },
  vat: (percent) => `Heraf moms (${percent} %) i servicegebyret`,
  vatBack: 'Heraf refunderet moms',
  noVat: 'Der er ikke moms på udlejning af en privat bolig.',
  payments: 'Betalt',
  paid: (day) => `Betalt med kort ${day}`,
  refunds: 'Refunderet',
  reason: {
    guest: {
      late_payment: 'Betalingen kom for sent',
      guest_cancelled: 'Annulleret af dig',
      host_cancelled: 'Annulleret af værten',
      partial: 'Refundering fra værten',
      alteration: 'Ændret ophold',
      dispute: 'Indsigelse hos banken',
    },
    host: {
      late_payment: 'Betalingen kom for sent',
      guest_cancelled: 'Annulleret af gæsten',
      host_cancelled: 'Annulleret af dig',
      partial: 'Delvis refundering',
      alteration: 'Ændret ophold',
      dispute: 'Indsigelse hos banken',
    },
  },
  state: {
    planned: 'på vej',
    waiting: 'venter på bankens afgørelse',
    returned: 'kom retur fra banken',
    charged_back: 'tilbageført af banken',
  },
  kept: { guest: 'Betalt efter refundering', host: 'Du beholder' },
  takenBack: {
    guest: 'Betalingen er trukket tilbage af banken. Opholdet er ikke betalt.',
    host: 'Betalingen er trukket tilbage af banken. Du får ikke penge for opholdet.',
  },
  inLatin: 'Skrifttegn, der ikke kan trykkes her, er gengivet med latinske bogstaver.',
  page: (number, of) => `Side ${number} af ${of}`,
}

const english: ReceiptWords = {
  tag: 'en-GB',
  title: { guest: 'Receipt', host: 'Host statement' },
  file: 'receipt',
  number: 'Number',
  issued: 'Date',
  booking: 'Booking',
  guest: 'Guest',
  host: 'Host',
  cvr: (number) => `Danish company number (CVR) ${number}`,
  stay: 'The stay',
  home: 'Home',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  guests: 'Guests',
  party: {
    adults: ['adult', 'adults'],
    children: ['child', 'children'],
    babies: ['infant', 'infants'],
    pets: ['pet', 'pets'],
  },
  price: 'Price',
  line: {
    weekly: 'Weekly discount',
    monthly: 'Monthly discount',
    intro: 'Campaign',
    last_minute: 'Last minute',
    cleaning: 'Cleaning',
    serviceFee: 'Service fee',
    platformFee: 'Platform fee',
  },
  insteadOf: (rate, before) => `${rate} instead of ${before}: Christmas campaign`,
  total: { guest: 'Total', host: 'You earn' },
  vat: (percent) => `Of which VAT (${percent}%) in the service fee`,
  vatBack: 'Of which VAT refunded',
  noVat: 'No VAT is charged on letting a private home.',
  payments: 'Paid',
  paid: (day) => `Paid by card on ${day}`,
  refunds: 'Refunded',
  reason: {
    guest: {
      late_payment: 'The payment came too late',
      guest_cancelled: 'Cancelled by you',
      host_cancelled: 'Cancelled by the host',
      partial: 'Refund from the host',
      alteration: 'Changed stay',
      dispute: 'Dispute with the bank',
    },
    host: {
      late_payment: 'The payment came too late',
      guest_cancelled: 'Cancelled by the guest',
      host_cancelled: 'Cancelled by you',
      partial: 'Partial refund',
      alteration: 'Changed stay',
      dispute: 'Dispute with the bank',
    },
  },
  state: {
    planned: 'on its way',
    waiting: "awaiting the bank's decision",
    returned: 'sent back by the bank',
    charged_back: 'returned by the bank',
  },
  kept: { guest: 'Paid after refunds', host: 'You keep' },
  takenBack: {
    guest: 'The bank took the payment back. The stay is not paid for.',
    host: 'The bank took the payment back. You get no money for the stay.',
  },
  inLatin: 'Characters that cannot be printed here are written in Latin letters.',
  page: (number, of) => `Page ${number} of ${of}`,
}

/** A country's name in a language. */
export const countryName = (country: Country, { tag }: Pick<ReceiptWords, 'tag'>): string =>
  new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country

/** The texts by language. */
export const receiptWords = { da: danish, en: english } as const satisfies Record<ReceiptLanguage, ReceiptWords>
