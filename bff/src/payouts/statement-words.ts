import type { PayoutLineKind } from '@nordbo/contracts'

interface Words {
  title: string
  date: string
  booking: string
  host: string
  hostCountry: string
  home: string
  guest: string
  from: string
  to: string
  period: string
  what: string
  revenue: string
  fee: string
  share: string
  revenueShort: string
  feeShort: string
  shareShort: string
  total: string
  earned: string
  sent: string
  owed: string
  kinds: Record<PayoutLineKind, string>
}

/** The label of a statement's line. An offset also names the other booking. */
export const lineWords = (
  words: Pick<Words, 'kinds' | 'booking'>,
  { kind, counterpart }: { kind: PayoutLineKind; counterpart: string | null },
): string => (counterpart === null ? words.kinds[kind] : `${words.kinds[kind]} · ${words.booking} ${counterpart}`)

/** The texts of statements by language. */
export const statementWords: Record<'da' | 'en', Words> = {
  da: {
    title: 'Udbetalingsopgørelse',
    date: 'Dato',
    booking: 'Booking',
    host: 'Vært',
    hostCountry: 'Værtens land',
    home: 'Bolig',
    guest: 'Gæst',
    from: 'Fra',
    to: 'Til',
    period: 'Ophold',
    what: 'Postering',
    revenue: 'Nætter og rengøring (DKK)',
    fee: 'Platformsgebyr (DKK)',
    share: 'Din andel (DKK)',
    revenueShort: 'Nætter og rengøring',
    feeShort: 'Platformsgebyr',
    shareShort: 'Din andel',
    total: 'I alt',
    earned: 'Din andel i alt',
    sent: 'Udbetalt til dig',
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
    host: 'Host',
    hostCountry: "Host's country",
    home: 'Home',
    guest: 'Guest',
    from: 'From',
    to: 'To',
    period: 'Stay',
    what: 'Entry',
    revenue: 'Nights and cleaning (DKK)',
    fee: 'Platform fee (DKK)',
    share: 'Your share (DKK)',
    revenueShort: 'Nights and cleaning',
    feeShort: 'Platform fee',
    shareShort: 'Your share',
    total: 'Total',
    earned: 'Your total share',
    sent: 'Paid to you',
    owed: 'Owed to you',
    kinds: {
      payment: 'Payment by the guest',
      refund: 'Refund to the guest',
      transfer: 'Paid to your account',
      reversal: 'Taken back from your account',
      outside: 'Paid outside the payment provider',
      offset: 'Set off',
      dispute: 'Dispute lost to the cardholder',
    },
  },
}
