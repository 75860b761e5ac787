import {
  addFaults,
  asUser,
  cards,
  clearFaults,
  createUser,
  expectOk,
  intentOf,
  postToSandbox,
  withKey,
} from '@nordbo/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { providerMoney } from './booking-events.ts'
import { type BookingStack, bootBooking, deliverEvents, stayIn } from './booking-stack.ts'
import { book, createHome, fetchTrip, pay } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())
afterEach(() => clearFaults(stack.stack))

/** Kept without a word from the bank, but declined whenever it is charged. */
const declinedLater = '4000000000000341'
const amex = '378282246310005'

const cardsOf = async (guest: string) => {
  const saved = expectOk(await stack.booking.cards({}, asUser(guest)))
  return saved.items
}
const shownOf = async (guest: string) =>
  (await cardsOf(guest)).map(({ last4, isDefault }) => (isDefault ? `${last4} default` : last4))

/** Hands a card to a setup intent or payment, or answers its bank, as the browser does. */
const inBrowser = async (secret: string, step: 'confirm' | 'authenticate', body: object): Promise<void> => {
  const kind = secret.startsWith('seti_') ? 'setup-intents' : 'payment-intents'
  const path = `/_sandbox/${kind}/${intentOf(secret)}/${step}`
  const done = await postToSandbox(stack.stack, path, { clientSecret: secret, ...body })
  if (done === undefined) throw new Error(`the provider refused ${path}`)
}

const addCard = async (guest: string, cardNumber: string): Promise<string> => {
  const begun = expectOk(await stack.booking.addCard({}, withKey(asUser(guest))))
  await inBrowser(begun.clientSecret, 'confirm', { cardNumber })
  return (await cardsOf(guest))[0]?.id ?? ''
}

/** A hold that waits for its payment. */
const hold = async (guest: string) => {
  const booked = await book(stack, guest, await createHome(stack), stayIn(stack, 30))
  return { ...booked, intent: intentOf(booked.clientSecret), secret: booked.clientSecret ?? '' }
}

describe('a guest’s cards', () => {
  test('are listed newest first with one default, which the newest inherits when it is removed', async () => {
    const guest = await createUser(stack)
    expect(await cardsOf(guest)).toEqual([])
    const first = await addCard(guest, cards.pays)
    expect((await cardsOf(guest))[0]).toMatchObject({ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 })
    const second = await addCard(guest, amex)
    await addCard(guest, declinedLater)
    expect(await shownOf(guest)).toEqual(['0341', '0005', '4242 default'])
    expect(await stack.booking.setDefaultCard({ id: second }, withKey(asUser(guest)))).toMatchObject({ ok: true })
    expect(await shownOf(guest)).toEqual(['0341', '0005 default', '4242'])
    const key = withKey(asUser(guest))
    expect(await stack.booking.removeCard({ id: second }, key)).toMatchObject({ ok: true })
    expect(await stack.booking.removeCard({ id: second }, key)).toMatchObject({ ok: true })
    expect(await shownOf(guest)).toEqual(['0341 default', '4242'])
    expect(await stack.booking.removeCard({ id: second }, withKey(asUser(guest)))).toMatchObject({
      error: { code: 'card.notFound' },
    })
    await stack.booking.removeCard({ id: first }, withKey(asUser(guest)))
    expect(await shownOf(guest)).toEqual(['0341 default'])
  })

  test('cannot be seen, removed, chosen or used by anybody else', async () => {
    const guest = await createUser(stack)
    const stranger = await createUser(stack)
    const id = await addCard(guest, cards.pays)
    const gone = { error: { code: 'card.notFound' } }
    expect(await cardsOf(stranger)).toEqual([])
    expect(await stack.booking.removeCard({ id }, withKey(asUser(stranger)))).toMatchObject(gone)
    expect(await stack.booking.setDefaultCard({ id }, withKey(asUser(stranger)))).toMatchObject(gone)
    const own = await hold(stranger)
    expect(await stack.booking.payWithCard({ id: own.intent, cardId: id }, withKey(asUser(stranger)))).toMatchObject(
      gone,
    )
    expect(await stack.booking.payWithCard({ id: own.intent, cardId: id }, withKey(asUser(guest)))).toMatchObject({
      error: { code: 'payment.notFound' },
    })
    expect(await stack.booking.keepCard({ id: own.intent, keep: true }, withKey(asUser(guest)))).toMatchObject({
      error: { code: 'payment.notFound' },
    })
    expect(await shownOf(guest)).toEqual(['4242 default'])
  })
})

describe('a payment', () => {
  test('saves its card once if the guest wants it, and a later stay is paid with it', async () => {
    const guest = await createUser(stack)
    const plain = await hold(guest)
    const kept = await hold(guest)
    await pay(stack, plain.secret)
    expect(await cardsOf(guest)).toEqual([])
    await stack.booking.keepCard({ id: kept.intent, keep: true }, withKey(asUser(guest)))
    await pay(stack, kept.secret)
    await addCard(guest, cards.pays)
    const [card] = await cardsOf(guest)
    expect(await shownOf(guest)).toEqual(['4242 default'])
    const next = await hold(guest)
    const payment = { id: next.intent, cardId: card?.id ?? '' }
    const key = withKey(asUser(guest))
    expect(await stack.booking.payWithCard(payment, key)).toMatchObject({ value: { status: 'succeeded', error: null } })
    expect(await stack.booking.payWithCard(payment, key)).toMatchObject({ value: { status: 'succeeded', error: null } })
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, next.id)).toMatchObject({ status: 'confirmed' })
    expect(await providerMoney(stack, next.id)).toEqual({ intents: ['succeeded'], refunded: 0 })
    expect(await stack.booking.payWithCard(payment, withKey(asUser(guest)))).toMatchObject({
      error: { code: 'booking.notPayable' },
    })
  })

  test('with a saved card may be declined or wait for the bank, and another card still pays', async () => {
    const guest = await createUser(stack)
    const poor = await addCard(guest, declinedLater)
    const begun = expectOk(await stack.booking.addCard({}, withKey(asUser(guest))))
    const { clientSecret } = begun
    await inBrowser(clientSecret, 'confirm', { cardNumber: cards.threeDSecure })
    expect(await shownOf(guest)).toEqual(['0341 default'])
    await inBrowser(clientSecret, 'authenticate', { outcome: 'success' })
    const [asks] = await cardsOf(guest)
    const { id, intent, secret } = await hold(guest)
    expect(await stack.booking.payWithCard({ id: intent, cardId: poor }, withKey(asUser(guest)))).toMatchObject({
      value: { status: 'requires_payment_method', error: { code: 'card_declined', declineCode: 'generic_decline' } },
    })
    const cardId = asks?.id ?? ''
    expect(await stack.booking.payWithCard({ id: intent, cardId }, withKey(asUser(guest)))).toMatchObject({
      value: { status: 'requires_action', error: null },
    })
    await inBrowser(secret, 'authenticate', { outcome: 'success' })
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ status: 'confirmed' })
  })
})

describe('a provider that does not answer about cards', () => {
  test('answers unavailable, and a payment whose response was lost is made once', async () => {
    const guest = await createUser(stack)
    const cardId = await addCard(guest, cards.pays)
    const { id, intent } = await hold(guest)
    const unavailable = { error: { code: 'payment.unavailable' } }
    await addFaults(stack.stack, { match: { path: '/payment_methods' }, effect: 'error500', times: 1 })
    expect(await stack.booking.cards({}, asUser(guest))).toMatchObject(unavailable)
    await addFaults(stack.stack, { match: { path: '/setup_intents' }, effect: 'error429', times: 1 })
    expect(await stack.booking.addCard({}, withKey(asUser(guest)))).toMatchObject(unavailable)
    await addFaults(stack.stack, {
      match: { path: `${intent}/confirm` },
      effect: 'timeoutAfterSuccess',
      times: 2,
    })
    expect(await stack.booking.payWithCard({ id: intent, cardId }, withKey(asUser(guest)))).toMatchObject(unavailable)
    expect(await stack.booking.payWithCard({ id: intent, cardId }, withKey(asUser(guest)))).toMatchObject({
      value: { status: 'succeeded' },
    })
    await deliverEvents(stack)
    expect(await providerMoney(stack, id)).toEqual({ intents: ['succeeded'], refunded: 0 })
  })

  test('and remembers a failure still takes the payment under the first key', async () => {
    const guest = await createUser(stack)
    const cardId = await addCard(guest, cards.pays)
    const { id, intent } = await hold(guest)
    const key = withKey(asUser(guest))
    await addFaults(stack.stack, { match: { path: `${intent}/confirm` }, effect: 'error500Kept', times: 1 })
    expect(await stack.booking.payWithCard({ id: intent, cardId }, key)).toMatchObject({
      error: { code: 'payment.unavailable' },
    })
    expect(await stack.booking.payWithCard({ id: intent, cardId }, key)).toMatchObject({
      value: { status: 'succeeded' },
    })
    await deliverEvents(stack)
    expect(await providerMoney(stack, id)).toEqual({ intents: ['succeeded'], refunded: 0 })
  })

  test('leaves a removal to be finished by the same call', async () => {
    const guest = await createUser(stack)
    const other = await addCard(guest, amex)
    const id = await addCard(guest, cards.pays)
    const key = withKey(asUser(guest))
    await stack.booking.setDefaultCard({ id }, withKey(asUser(guest)))
    await addFaults(stack.stack, { match: { path: '/detach' }, effect: 'error500', times: 1 })
    expect(await stack.booking.removeCard({ id }, key)).toMatchObject({ error: { code: 'payment.unavailable' } })
    expect(await stack.booking.removeCard({ id }, key)).toMatchObject({ ok: true })
    expect((await cardsOf(guest)).map((card) => [card.id, card.isDefault])).toEqual([[other, true]])
  })
})
