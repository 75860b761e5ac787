import type { PayoutLineKind } from '@nordbo/contracts'

interface Words {
  title: string
  date: string
  booking: string
  from: string
  to: string
  period: string
  what: string
  revenue: string
  fee: string
  host: string
  revenueShort: string
  feeShort: string
  hostShort: string
  owed: string
  kinds: Record<PayoutLineKind, string>
}

/** What statements say, in the languages of the back office. */
export const statementWords: Record<'da' | 'en', Words> = {
  da: {
    title: 'Udbetalingsopgørelse',
    date: 'Dato',
    booking: 'Booking',
    from: 'Fra',
    to: 'Til',
    period: 'Periode',
    what: 'Postering',
    revenue: 'Nætter og rengøring (DKK)',
    fee: 'Platformsgebyr (DKK)',
    host: 'Din andel (DKK)',
    revenueShort: 'Nætter og rengøring',
    feeShort: 'Platformsgebyr',
    hostShort: 'Din andel',
    owed: 'Til gode',
    kinds: {
      payment: 'Gæstens betaling',
      refund: 'Refundering til gæsten',
      transfer: 'Udbetalt til din konto',
      reversal: 'Trukket tilbage fra din konto',
      outside: 'Udbetalt uden om betalingsudbyderen',
      offset: 'Modregnet',
      dispute: 'Tabt indsigelse fra kortholderen',
    },
  },
  en: {
    title: 'Payout statement',
    date: 'Date',
    booking: 'Booking',
    from: 'From',
    to: 'To',
    period: 'Period',
    what: 'Entry',
    revenue: 'Nights and cleaning (DKK)',
    fee: 'Platform fee (DKK)',
    host: 'Your share (DKK)',
    revenueShort: 'Nights and cleaning',
    feeShort: 'Platform fee',
    hostShort: 'Your share',
    owed: 'Owed to you',
    kinds: {
      payment: 'Payment by the guest',
      refund: 'Refund to the guest',
      transfer: 'Paid to your account',
      reversal: 'Taken back from your account',
      outside: 'Paid outside the payment provider',
      offset: 'Set off',
      dispute: 'Lost dispute of the cardholder',
    },
  },
}
