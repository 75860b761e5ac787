import { addFaults, cards, clearFaults } from '@nordbo/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { as, asKeyed, BookingStack } from './booking-stack.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await BookingStack.boot()
})
afterAll(() => stack?.stop())
afterEach(() => clearFaults(stack.booted.stack))

/** Kept without a word from the bank, but declined whenever it is charged. */
const declinedLater = '4000000000000341'
const amex = '378282246310005'

const intentOf = (clientSecret: string | null): string => clientSecret?.split('_secret_')[0] ?? ''

const cardsOf = async (guest: string) => {
  const saved = await stack.booking.cards({}, as(guest))
  if (!saved.ok) throw new Error(saved.error.code)
  return saved.value.items
}
const shownOf = async (guest: string) =>
  (await cardsOf(guest)).map(({ last4, isDefault }) => (isDefault ? `${last4} default` : last4))

/** Hands a card to a setup intent or payment, or answers its bank, as the browser does. */
const inBrowser = async (secret: string, step: 'confirm' | 'authenticate', body: object): Promise<void> => {
  const kind = secret.startsWith('seti_') ? 'setup-intents' : 'payment-intents'
  const url = new URL(`/_sandbox/${kind}/${intentOf(secret)}/${step}`, stack.booted.stack.sandboxUrl)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret: secret, ...body }),
  })
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`)
}

const addCard = async (guest: string, cardNumber: string): Promise<string> => {
  const begun = await stack.booking.addCard({}, asKeyed(guest))
  if (!begun.ok) throw new Error(begun.error.code)
  await inBrowser(begun.value.clientSecret, 'confirm', { cardNumber })
  return (await cardsOf(guest))[0]?.id ?? ''
}

/** A hold that waits for its payment. */
const hold = async (guest: string) => {
  const booked = await stack.book(guest, await stack.home(), stack.stay(30))
  return { ...booked, intent: intentOf(booked.clientSecret), secret: booked.clientSecret ?? '' }
}

describe('a guest’s cards', () => {
  test('are listed newest first with one default, which the newest inherits when it is removed', async () => {
    const guest = await stack.person()
    expect(await cardsOf(guest)).toEqual([])
    const first = await addCard(guest, cards.pays)
    expect((await cardsOf(guest))[0]).toMatchObject({ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 })
    const second = await addCard(guest, amex)
    await addCard(guest, declinedLater)
    expect(await shownOf(guest)).toEqual(['0341', '0005', '4242 default'])
    expect(await stack.booking.setDefaultCard({ id: second }, asKeyed(guest))).toMatchObject({ ok: true })
    expect(await shownOf(guest)).toEqual(['0341', '0005 default', '4242'])
    const key = asKeyed(guest)
    expect(await stack.booking.removeCard({ id: second }, key)).toMatchObject({ ok: true })
    expect(await stack.booking.removeCard({ id: second }, key)).toMatchObject({ ok: true })
    expect(await shownOf(guest)).toEqual(['0341 default', '4242'])
    expect(await stack.booking.removeCard({ id: second }, asKeyed(guest))).toMatchObject({
      error: { code: 'card.notFound' },
    })
    await stack.booking.removeCard({ id: first }, asKeyed(guest))
    expect(await shownOf(guest)).toEqual(['0341 default'])
  })

  test('cannot be seen, removed, chosen or used by anybody else', async () => {
    const guest = await stack.person()
    const stranger = await stack.person()
    const id = await addCard(guest, cards.pays)
    const gone = { error: { code: 'card.notFound' } }
    expect(await cardsOf(stranger)).toEqual([])
    expect(await stack.booking.removeCard({ id }, asKeyed(stranger))).toMatchObject(gone)
    expect(await stack.booking.setDefaultCard({ id }, asKeyed(stranger))).toMatchObject(gone)
    const own = await hold(stranger)
    expect(await stack.booking.payWithCard({ id: own.intent, cardId: id }, asKeyed(stranger))).toMatchObject(gone)
    expect(await stack.booking.payWithCard({ id: own.intent, cardId: id }, asKeyed(guest))).toMatchObject({
      error: { code: 'payment.notFound' },
    })
    expect(await stack.booking.keepCard({ id: own.intent, keep: true }, asKeyed(guest))).toMatchObject({
      error: { code: 'payment.notFound' },
    })
    expect(await shownOf(guest)).toEqual(['4242 default'])
  })
})

describe('a payment', () => {
  test('saves its card once if the guest wants it, and a later stay is paid with it', async () => {
    const guest = await stack.person()
    const plain = await hold(guest)
    const kept = await hold(guest)
    await stack.pay(plain.secret)
    expect(await cardsOf(guest)).toEqual([])
    await stack.booking.keepCard({ id: kept.intent, keep: true }, asKeyed(guest))
    await stack.pay(kept.secret)
    await addCard(guest, cards.pays)
    const [card] = await cardsOf(guest)
    expect(await shownOf(guest)).toEqual(['4242 default'])
    const next = await hold(guest)
    const pay = { id: next.intent, cardId: card?.id ?? '' }
    const key = asKeyed(guest)
    expect(await stack.booking.payWithCard(pay, key)).toMatchObject({ value: { status: 'succeeded', error: null } })
    expect(await stack.booking.payWithCard(pay, key)).toMatchObject({ value: { status: 'succeeded', error: null } })
    await stack.deliver()
    expect(await stack.seen(guest, next.id)).toMatchObject({ status: 'confirmed' })
    expect(await stack.money(next.id)).toEqual({ intents: ['succeeded'], refunded: 0 })
    expect(await stack.booking.payWithCard(pay, asKeyed(guest))).toMatchObject({
      error: { code: 'booking.notPayable' },
    })
  })

  test('with a saved card may be declined or wait for the bank, and another card still pays', async () => {
    const guest = await stack.person()
    const poor = await addCard(guest, declinedLater)
    const begun = await stack.booking.addCard({}, asKeyed(guest))
    if (!begun.ok) throw new Error(begun.error.code)
    const { clientSecret } = begun.value
    await inBrowser(clientSecret, 'confirm', { cardNumber: cards.threeDSecure })
    expect(await shownOf(guest)).toEqual(['0341 default'])
    await inBrowser(clientSecret, 'authenticate', { outcome: 'success' })
    const [asks] = await cardsOf(guest)
    const { id, intent, secret } = await hold(guest)
    expect(await stack.booking.payWithCard({ id: intent, cardId: poor }, asKeyed(guest))).toMatchObject({
      value: { status: 'requires_payment_method', error: { code: 'card_declined', declineCode: 'generic_decline' } },
    })
    const cardId = asks?.id ?? ''
    expect(await stack.booking.payWithCard({ id: intent, cardId }, asKeyed(guest))).toMatchObject({
      value: { status: 'requires_action', error: null },
    })
    await inBrowser(secret, 'authenticate', { outcome: 'success' })
    await stack.deliver()
    expect(await stack.seen(guest, id)).toMatchObject({ status: 'confirmed' })
  })
})

describe('a provider that does not answer about cards', () => {
  test('answers unavailable, and a payment whose response was lost is made once', async () => {
    const guest = await stack.person()
    const cardId = await addCard(guest, cards.pays)
    const { id, intent } = await hold(guest)
    const unavailable = { error: { code: 'payment.unavailable' } }
    await addFaults(stack.booted.stack, { match: { path: '/payment_methods' }, effect: 'error500', times: 1 })
    expect(await stack.booking.cards({}, as(guest))).toMatchObject(unavailable)
    await addFaults(stack.booted.stack, { match: { path: '/setup_intents' }, effect: 'error429', times: 1 })
    expect(await stack.booking.addCard({}, asKeyed(guest))).toMatchObject(unavailable)
    await addFaults(stack.booted.stack, {
      match: { path: `${intent}/confirm` },
      effect: 'timeoutAfterSuccess',
      times: 2,
    })
    expect(await stack.booking.payWithCard({ id: intent, cardId }, asKeyed(guest))).toMatchObject(unavailable)
    expect(await stack.booking.payWithCard({ id: intent, cardId }, asKeyed(guest))).toMatchObject({
      value: { status: 'succeeded' },
    })
    await stack.deliver()
    expect(await stack.money(id)).toEqual({ intents: ['succeeded'], refunded: 0 })
  })

  test('and remembers a failure still takes the payment under the first key', async () => {
    const guest = await stack.person()
    const cardId = await addCard(guest, cards.pays)
    const { id, intent } = await hold(guest)
    const key = asKeyed(guest)
    await addFaults(stack.booted.stack, { match: { path: `${intent}/confirm` }, effect: 'error500Kept', times: 1 })
    expect(await stack.booking.payWithCard({ id: intent, cardId }, key)).toMatchObject({
      error: { code: 'payment.unavailable' },
    })
    expect(await stack.booking.payWithCard({ id: intent, cardId }, key)).toMatchObject({
      value: { status: 'succeeded' },
    })
    await stack.deliver()
    expect(await stack.money(id)).toEqual({ intents: ['succeeded'], refunded: 0 })
  })

  test('leaves a removal to be finished by the same call', async () => {
    const guest = await stack.person()
    const other = await addCard(guest, amex)
    const id = await addCard(guest, cards.pays)
    const key = asKeyed(guest)
    await stack.booking.setDefaultCard({ id }, asKeyed(guest))
    await addFaults(stack.booted.stack, { match: { path: '/detach' }, effect: 'error500', times: 1 })
    expect(await stack.booking.removeCard({ id }, key)).toMatchObject({ error: { code: 'payment.unavailable' } })
    expect(await stack.booking.removeCard({ id }, key)).toMatchObject({ ok: true })
    expect((await cardsOf(guest)).map((card) => [card.id, card.isDefault])).toEqual([[other, true]])
  })
})
