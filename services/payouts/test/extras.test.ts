import { ListingId } from '@nordbo/contracts'
import {
  addFaults,
  asAdmin,
  asUser,
  cards,
  clearFaults,
  codeOf,
  createAdmin,
  createHome,
  createHost,
  expectOk,
  type Home,
  type Person,
  postToSandbox,
  saveCard,
  switchExtra,
  withKey,
} from '@nordbo/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  aHomeWithCard,
  chargesOf,
  extraOf,
  fetchExtras,
  intentsOf,
  ledgerOfHome,
  openInvoicesOf,
  useCardAtProvider,
} from './extra-stack.ts'
import { advanceClock, bootPayouts, type PayoutStack, reconcile } from './payout-stack.ts'

let stack: PayoutStack
beforeAll(async () => {
  stack = await bootPayouts()
})
afterAll(() => stack?.stop())
afterEach(() => clearFaults(stack.stack))

const failingCard = '4000000000000341'

describe('the catalogue', () => {
  test('has the four extras with their prices per month', async () => {
    const home = await aHomeWithCard(stack)
    expect(await fetchExtras(home)).toMatchObject([
      { code: 'INSURANCE', price: 299, textKey: 'insurance', status: 'off', enabled: false },
      { code: 'FEATURED', price: 499, textKey: 'featured', status: 'off', enabled: false },
      { code: 'INSTANT_PAYOUTS', price: 149, textKey: 'instantPayouts', status: 'off', enabled: false },
      { code: 'SMART_PRICING', price: 199, textKey: 'smartPricing', status: 'off', enabled: false },
    ])
  })
})

describe('switching on', () => {
  test('charges the default card at once, and the ledger holds the price with its VAT apart', async () => {
    const home = await aHomeWithCard(stack)
    expect(await switchExtra(home.host, home.id, 'INSURANCE')).toMatchObject({
      extra: { status: 'active', enabled: true, endsAtPeriodEnd: false },
      step: 'done',
    })
    await stack.settle()
    expect(await chargesOf(stack, home)).toEqual([299_00])
    expect(await ledgerOfHome(stack, home)).toEqual({ provider: 299_00, extras: -239_20, vat: -59_80 })
    expect(await reconcile(stack)).toMatchObject({ differences: [] })
  })

  test('asks for a card where the host has none, and charges nothing', async () => {
    const home = await createHome(stack)
    expect(await switchExtra(home.host, home.id, 'FEATURED')).toMatchObject({
      step: 'cardNeeded',
      extra: { status: 'off' },
    })
    await saveCard(home.host)
    expect(await switchExtra(home.host, home.id, 'FEATURED')).toMatchObject({ step: 'done', extra: { enabled: true } })
    expect(await chargesOf(stack, home)).toEqual([499_00])
  })

  test('twice, twenty times at once and with any key makes one subscription', async () => {
    const home = await aHomeWithCard(stack)
    const all = await Promise.all(Array.from({ length: 20 }, () => switchExtra(home.host, home.id, 'FEATURED')))
    expect(new Set(all.map(({ extra }) => extra.status))).toEqual(new Set(['active']))
    await switchExtra(home.host, home.id, 'FEATURED')
    await stack.settle()
    expect(await chargesOf(stack, home)).toEqual([499_00])
  })

  test('finds a subscription whose answer was lost, and charges once', async () => {
    const home = await aHomeWithCard(stack)
    await addFaults(stack.stack, {
      match: { method: 'POST', path: '^/v1/subscriptions$' },
      effect: 'timeoutAfterSuccess',
      times: 6,
    })
    const lost = await home.host.send('PUT', `/api/host/listings/${home.id}/extras/FEATURED`, { enabled: true })
    expect(lost.code).toBe('payment.unavailable')
    await clearFaults(stack.stack)
    expect(await switchExtra(home.host, home.id, 'FEATURED')).toMatchObject({ extra: { status: 'active' } })
    await stack.settle()
    expect(await chargesOf(stack, home)).toEqual([499_00])
  })

  test('that the provider never heard of is over after a check, and can be repeated', async () => {
    const home = await aHomeWithCard(stack)
    await addFaults(stack.stack, {
      match: { method: 'POST', path: '^/v1/subscriptions$' },
      effect: 'error500',
      times: 6,
    })
    const lost = await home.host.send('PUT', `/api/host/listings/${home.id}/extras/FEATURED`, { enabled: true })
    expect(lost.code).toBe('payment.unavailable')
    await clearFaults(stack.stack)
    await advanceClock(stack, 'PT10M')
    expect(await extraOf(home, 'FEATURED')).toMatchObject({ status: 'off', enabled: false })
    expect(await chargesOf(stack, home)).toEqual([])
    expect(await switchExtra(home.host, home.id, 'FEATURED')).toMatchObject({ extra: { status: 'active' } })
  })

  test('with a declined card is refused, leaves nothing behind and works with another card', async () => {
    const home = await aHomeWithCard(stack, failingCard)
    const refused = await home.host.send('PUT', `/api/host/listings/${home.id}/extras/FEATURED`, { enabled: true })
    expect([refused.status, refused.code]).toEqual([402, 'payment.declined'])
    expect(await extraOf(home, 'FEATURED')).toMatchObject({ status: 'off', enabled: false })
    expect(await openInvoicesOf(stack, home)).toEqual([])
    await useCardAtProvider(stack, home, 'pm_card_visa')
    expect(await switchExtra(home.host, home.id, 'FEATURED')).toMatchObject({ extra: { status: 'active' } })
    await advanceClock(stack, 'P2D')
    expect(await chargesOf(stack, home)).toEqual([499_00])
  })

  test('waits for 3-D Secure: active once the bank has agreed, off when it was never asked', async () => {
    const home = await aHomeWithCard(stack, cards.threeDSecure)
    const asked = await switchExtra(home.host, home.id, 'FEATURED')
    expect(asked).toMatchObject({ step: 'authenticate', extra: { status: 'unpaid', enabled: false } })
    // Switched again, the same payment waits.
    expect((await switchExtra(home.host, home.id, 'FEATURED')).clientSecret).toBe(asked.clientSecret)
    const clientSecret = asked.clientSecret ?? ''
    const path = `/api/sandbox/payment-intents/${clientSecret.split('_secret_')[0]}/authenticate`
    await home.host.send('POST', path, { clientSecret, outcome: 'success' })
    await stack.settle()
    expect(await extraOf(home, 'FEATURED')).toMatchObject({ status: 'active', enabled: true })

    await switchExtra(home.host, home.id, 'INSURANCE')
    await advanceClock(stack, 'P1D')
    expect(await extraOf(home, 'INSURANCE')).toMatchObject({ status: 'off', enabled: false })
    expect(await chargesOf(stack, home)).toEqual([499_00])
  })
})

describe('switching off', () => {
  test('ends with the paid period and says when; switching on before undoes it', async () => {
    const home = await aHomeWithCard(stack)
    await switchExtra(home.host, home.id, 'FEATURED')
    expect(await switchExtra(home.host, home.id, 'FEATURED', false)).toMatchObject({
      extra: { status: 'active', enabled: false, endsAtPeriodEnd: true },
    })
    expect(await switchExtra(home.host, home.id, 'FEATURED')).toMatchObject({
      extra: { status: 'active', enabled: true, endsAtPeriodEnd: false },
    })
    expect(await chargesOf(stack, home)).toEqual([499_00])
    await switchExtra(home.host, home.id, 'FEATURED', false)
    await advanceClock(stack, 'P32D')
    expect(await extraOf(home, 'FEATURED')).toMatchObject({ status: 'off', enabled: false, periodEnd: null })
    expect(await chargesOf(stack, home)).toEqual([499_00])
    // A new subscription is paid for anew.
    await switchExtra(home.host, home.id, 'FEATURED')
    await stack.settle()
    expect(await chargesOf(stack, home)).toEqual([499_00, 499_00])
    expect(await ledgerOfHome(stack, home)).toMatchObject({ provider: 998_00 })
  })

  test('what is off stays off without asking the provider for anything', async () => {
    const home = await createHome(stack)
    expect(await switchExtra(home.host, home.id, 'FEATURED', false)).toMatchObject({
      step: 'done',
      extra: { status: 'off' },
    })
  })
})

describe('a renewal', () => {
  test('that fails keeps the effect while the provider tries again, then ends it; nothing more is owed', async () => {
    const home = await aHomeWithCard(stack)
    await switchExtra(home.host, home.id, 'FEATURED')
    await useCardAtProvider(stack, home, 'pm_card_chargeCustomerFail', true)
    await advanceClock(stack, 'P32D')
    expect(await extraOf(home, 'FEATURED')).toMatchObject({
      ...{ status: 'pastDue', enabled: true, failure: 'generic_decline' },
      nextTryAt: expect.any(String),
    })
    await advanceClock(stack, 'P8D')
    expect(await extraOf(home, 'FEATURED')).toMatchObject({ status: 'off', enabled: false })
    expect(await chargesOf(stack, home)).toEqual([499_00])
    expect(await ledgerOfHome(stack, home)).toMatchObject({ provider: 499_00 })
    expect(await reconcile(stack)).toMatchObject({ differences: [] })
  })

  test('that failed is paid with a replaced card at once, and only once', async () => {
    const home = await aHomeWithCard(stack)
    await switchExtra(home.host, home.id, 'FEATURED')
    await useCardAtProvider(stack, home, 'pm_card_chargeCustomerFail', true)
    await advanceClock(stack, 'P32D')
    const refused = await home.host.send('PUT', `/api/host/listings/${home.id}/extras/FEATURED`, { enabled: true })
    expect(refused.code).toBe('payment.declined')
    await useCardAtProvider(stack, home, 'pm_card_mastercard')
    await Promise.all([1, 2, 3].map(() => switchExtra(home.host, home.id, 'FEATURED')))
    await stack.settle()
    expect(await extraOf(home, 'FEATURED')).toMatchObject({ status: 'active', enabled: true, failure: null })
    expect(await chargesOf(stack, home)).toEqual([499_00, 499_00])
    await advanceClock(stack, 'P31D')
    expect(await chargesOf(stack, home)).toEqual([499_00, 499_00, 499_00])
    expect(await reconcile(stack)).toMatchObject({ differences: [] })
  })

  test('is found without any webhook', async () => {
    const home = await aHomeWithCard(stack)
    await switchExtra(home.host, home.id, 'FEATURED')
    await stack.settle()
    await addFaults(stack.stack, {
      match: { event: '^(invoice|customer\\.subscription)\\.' },
      effect: 'dropWebhook',
      times: 1_000,
    })
    await advanceClock(stack, 'P31D')
    await advanceClock(stack, 'P1D')
    expect(await ledgerOfHome(stack, home)).toMatchObject({ provider: 998_00 })
  })
})

describe('who may', () => {
  const set = (person: Person, home: Home, enabled: boolean) =>
    stack.services.payouts.setExtra(
      { listingId: ListingId.parse(home.id), code: 'FEATURED', enabled },
      withKey(asUser(person.id)),
    )

  test('only the host switches on, an administrator may switch off, others are refused', async () => {
    const home = await aHomeWithCard(stack)
    const other = await createHost(stack)
    expect(codeOf(await set(other, home, true))).toBe('listing.notOwner')
    const asAdministrator = { ...withKey(asAdmin) }
    const byAdmin = (enabled: boolean) =>
      stack.services.payouts.setExtra(
        { listingId: ListingId.parse(home.id), code: 'FEATURED', enabled },
        asAdministrator,
      )
    expect(codeOf(await byAdmin(true))).toBe('listing.notOwner')
    expectOk(await set(home.host, home, true))
    expect(codeOf(await set(other, home, false))).toBe('listing.notOwner')
    expect(
      expectOk(
        await stack.services.payouts.setExtra(
          { listingId: ListingId.parse(home.id), code: 'FEATURED', enabled: false },
          withKey(asAdmin),
        ),
      ).extra,
    ).toMatchObject({
      endsAtPeriodEnd: true,
    })
  })

  test('a suspended host is refused by the service itself', async () => {
    const home = await aHomeWithCard(stack)
    const admin = await createAdmin(stack)
    await stack.services.identity.suspend({ userId: home.host.id, reason: 'Klager' }, asAdmin)
    await stack.settle()
    expect(admin.id).not.toBe('')
    expect(codeOf(await set(home.host, home, true))).toBe('auth.suspended')
    expect(await chargesOf(stack, home)).toEqual([])
  })
})

test('a disputed month is recorded, and a lost one lowers what the extra brought in', async () => {
  const home = await aHomeWithCard(stack)
  await switchExtra(home.host, home.id, 'FEATURED')
  await stack.settle()
  const [paymentIntent] = await intentsOf(stack, home)
  const filed = await postToSandbox(stack.stack, '/_sandbox/disputes', { paymentIntent })
  await stack.settle()
  expect(await ledgerOfHome(stack, home)).toMatchObject({ disputed: 499_00, extras: -399_20 })
  const id = typeof filed === 'object' && filed !== null && 'id' in filed ? String(filed.id) : ''
  await postToSandbox(stack.stack, `/_sandbox/disputes/${id}/close`, { outcome: 'lost' })
  await stack.settle()
  expect(await ledgerOfHome(stack, home)).toEqual({ provider: 0, disputed: 0, extras: 0, vat: 0 })
  expect(await reconcile(stack)).toMatchObject({ differences: [] })
})
