import { pageStyles } from '../http/page-styles.ts'
import type { Invoice } from '../stripe/billing/invoice.ts'
import { periodEndOf, type Subscription } from '../stripe/billing/subscription.ts'
import type { PaymentMethod } from '../stripe/resources/payment-method.ts'

/** What the portal shows of one customer. `usedCard`: the id of the card that pays. */
export type PortalContent = {
  returnUrl: string
  subscriptions: readonly Subscription[]
  invoices: readonly Invoice[]
  cards: readonly PaymentMethod[]
  usedCard: string | undefined
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const money = (ore: number): string =>
  new Intl.NumberFormat('da-DK', { style: 'currency', currency: 'DKK' }).format(ore / 100)
const day = (seconds: number): string =>
  new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'Europe/Copenhagen' }).format(seconds * 1000)

const statusWords: Record<Subscription['status'], string> = {
  active: 'Aktivt',
  canceled: 'Ophørt',
  incomplete: 'Venter på betaling',
  incomplete_expired: 'Aldrig betalt',
  past_due: 'Betaling mislykket',
}
const invoiceWords: Record<Invoice['status'], string> = {
  open: 'Ubetalt',
  paid: 'Betalt',
  uncollectible: 'Opgivet',
  void: 'Annulleret',
}

const button = (action: string, label: string): string => `<button formaction="${action}">${escaped(label)}</button>`

const subscriptionRow = (subscription: Subscription, action: string): string => {
  const { id, status, description, cancel_at_period_end: ends, items } = subscription
  const over = status === 'canceled' || status === 'incomplete_expired'
  const period = over ? '' : ` · ${ends ? 'ophører' : 'fornyes'} ${day(periodEndOf(subscription))}`
  const choice = ends
    ? button(`${action}/keep/${id}`, 'Fortsæt abonnement')
    : button(`${action}/end/${id}`, 'Opsig abonnement')
  return `<li><strong>${escaped(description ?? 'Abonnement')}</strong>
<p>${money(items.data[0].price.unit_amount)} pr. måned · ${statusWords[status]}${period}</p>${over ? '' : choice}</li>`
}

const invoiceRow = ({ id, number, status, created, total }: Invoice, action: string): string =>
  `<li><p>${day(created)} · ${escaped(number)} · ${money(total)} · ${invoiceWords[status]}</p>${
    status === 'open' ? button(`${action}/pay/${id}`, 'Betal nu') : ''
  }</li>`

const cardRow = ({ id, card }: PaymentMethod, used: boolean, action: string): string =>
  `<li><p>${escaped(card.brand)} •••• ${card.last4}${used ? ' · bruges' : ''}</p>${
    used ? '' : button(`${action}/card/${id}`, 'Brug dette kort')
  }</li>`

const list = (rows: readonly string[], empty: string): string =>
  rows.length === 0 ? `<p>${empty}</p>` : `<ul>${rows.join('')}</ul>`

/** The customer portal as one page: subscriptions, the card that pays them, and invoices. No scripts. */
export const portalPage = (content: PortalContent, action: string): string => `<!doctype html>
<html lang="da">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>Betalinger og abonnementer · testudbyder</title><style>${pageStyles}</style></head>
<body><main>
<h1>Betalinger og abonnementer</h1>
<p>Her viser betalingsudbyderen dine abonnementer. Dette er en prøve: ingen rigtige penge flyttes.</p>
<form method="post">
<h2>Abonnementer</h2>
${list(
  content.subscriptions.map((one) => subscriptionRow(one, action)),
  'Du har ingen abonnementer.',
)}
<h2>Kort</h2>
${list(
  content.cards.map((one) => cardRow(one, one.id === content.usedCard, action)),
  'Der er ikke gemt et kort.',
)}
${button(`${action}/test-card/pm_card_visa`, 'Tilføj testkortet •••• 4242')}
<h2>Fakturaer</h2>
${list(
  content.invoices.map((one) => invoiceRow(one, action)),
  'Der er ingen fakturaer endnu.',
)}
</form>
<p><a href="${escaped(content.returnUrl)}">Tilbage til Nordbo</a></p>
</main></body></html>`
