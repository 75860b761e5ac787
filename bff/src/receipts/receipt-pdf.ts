import { bookingReference, type Receipt, type ReceiptParty } from '@nordbo/contracts'
import type { LanguageCode } from '@nordbo/texts'
import { type PdfDocument, writePdf } from '../pdf/pdf-document.ts'
import { countryName, type ReceiptWords, receiptWords } from './receipt-words.ts'

const kinds = ['adults', 'children', 'babies', 'pets'] as const

/** Formats dates, amounts and guests in a language. Amounts are in øre and always have two decimals. */
const formattersOf = (words: ReceiptWords) => {
  const day = new Intl.DateTimeFormat(words.tag, { dateStyle: 'long', timeZone: 'Europe/Copenhagen' })
  const money = new Intl.NumberFormat(words.tag, { style: 'currency', currency: 'DKK', currencyDisplay: 'code' })
  const list = new Intl.ListFormat(words.tag, { type: 'conjunction' })
  return {
    day: (date: string): string => day.format(new Date(date.length === 10 ? `${date}T12:00:00Z` : date)),
    amount: (ore: number): string => `${ore < 0 ? '−' : ''}${money.format(Math.abs(ore) / 100)}`,
    guests: (counts: Receipt['guests']): string =>
      list.format(kinds.filter((kind) => counts[kind] > 0).map((kind) => words.party(kind, counts[kind]))),
  }
}

const personLines = ({ name, email, business }: ReceiptParty, words: ReceiptWords): string[] => [
  name,
  ...(business ? [business.companyName, words.web('receipt.cvr', { number: business.cvr })] : []),
  ...(email ? [email] : []),
]

const writePrice = (pdf: PdfDocument, receipt: Receipt, words: ReceiptWords): void => {
  const { amount } = formattersOf(words)
  pdf.heading(words.own('price'))
  for (const { kind, percent, insteadOf, amountOre } of receipt.lines) {
    const label =
      kind === 'nights' ? words.common('nights', { count: receipt.nights }) : words.web(`receipt.line.${kind}`)
    const rate =
      insteadOf === undefined
        ? `${percent} %`
        : words.own('insteadOf', { rate: `${percent} %`, before: `${insteadOf} %` })
    pdf.row(percent === null ? label : `${label} (${rate})`, amount(amountOre))
  }
  pdf.rule()
  pdf.row(words.web(`receipt.total.${receipt.side}`), amount(receipt.totalOre), 'strong')
  if (receipt.vat)
    pdf.row(words.web('receipt.vat', { percent: receipt.vat.percent }), amount(receipt.vat.chargedOre), 'soft')
}

const writeMoney = (pdf: PdfDocument, receipt: Receipt, words: ReceiptWords): void => {
  const { amount, day } = formattersOf(words)
  if (receipt.payments.length > 0) {
    pdf.heading(words.own('payments'))
    for (const payment of receipt.payments)
      pdf.row(words.web('receipt.paid', { date: day(payment.at) }), amount(payment.amountOre))
  }
  if (receipt.refunds.length === 0) return
  pdf.heading(words.own('refunds'))
  for (const refund of receipt.refunds) {
    const label = `${words.web(`receipt.${receipt.side === 'guest' ? 'reason' : 'hostReason'}.${refund.reason}`)}, ${day(refund.at)}`
    pdf.row(
      refund.state === 'sent' ? label : `${label} (${words.own(`state.${refund.state}`)})`,
      amount(-refund.amountOre),
    )
  }
  pdf.rule()
  pdf.row(words.web(`receipt.kept.${receipt.side}`), amount(receipt.keptOre), 'strong')
  if (receipt.vat && receipt.vat.refundedOre > 0)
    pdf.row(words.web('receipt.vatRefunded'), amount(receipt.vat.refundedOre), 'soft')
}

/** A receipt as a PDF. All amounts come from the receipt. */
export const writeReceiptPdf = (receipt: Receipt, language: LanguageCode): Promise<Buffer> => {
  const words = receiptWords(language)
  const { day, guests } = formattersOf(words)
  const title = words.web(`receipt.title.${receipt.side}`)
  const about = {
    title: `${title} ${receipt.number}`,
    language: words.tag,
    writtenAt: new Date(receipt.issuedAt),
    inLatin: words.inLatin,
    page: words.page,
  }
  return writePdf(about, (pdf) => {
    pdf.title(title)
    pdf.columns([
      { label: words.web('receipt.number'), lines: [receipt.number] },
      { label: words.web('receipt.issued'), lines: [day(receipt.issuedAt)] },
      { label: words.web('receipt.booking'), lines: [bookingReference(receipt.bookingId)] },
    ])
    pdf.rule()
    pdf.columns([
      { label: words.web('receipt.guest'), lines: personLines(receipt.guest, words) },
      { label: words.web('receipt.host'), lines: personLines(receipt.host, words) },
    ])
    pdf.heading(words.own('stay'))
    pdf.columns([
      {
        label: words.web('receipt.home'),
        lines: [receipt.home.title, `${receipt.home.city}, ${countryName(receipt.home.country, words)}`],
      },
      { label: words.own('checkIn'), lines: [day(receipt.checkIn)] },
      { label: words.own('checkOut'), lines: [day(receipt.checkOut)] },
      { label: words.own('guests'), lines: [guests(receipt.guests)] },
    ])
    writePrice(pdf, receipt, words)
    writeMoney(pdf, receipt, words)
    if (receipt.takenBackByBank) pdf.note(words.own(`takenBack.${receipt.side}`))
    if (receipt.vat) pdf.note(words.web('receipt.noVat'))
  })
}
