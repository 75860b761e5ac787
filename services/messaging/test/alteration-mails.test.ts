import { addDays } from '@nordbo/contracts'
import {
  advanceClock,
  type BootedStack,
  bootStack,
  closeDispute,
  createAdmin,
  createHome,
  createPaidStay,
  type Home,
  listMails,
  type Mail,
  openDispute,
  type Person,
  pay,
  signIn,
  stayIn,
  verifyMail,
  visitor,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const Terms = z.object({ difference: z.number() })
const Proposed = z.object({ id: z.string() })

let stack: BootedStack
let admin: Person
let home: Home
let guest: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
  home = await createHome(stack, {
    content: {
      english: {
        title: 'Summer house by the point',
        description: 'A bright summer house between the dune and the sea.',
        rooms: [],
        additionalRules: null,
        arrivalNotes: null,
      },
    },
  })
  const account = { email: `grace-${crypto.randomUUID()}@test.example`, password: 'sommerhus-29' }
  await visitor(stack.url).send('POST', '/api/auth/sign-up', { ...account, name: 'Grace Guest', locale: 'en' })
  guest = await signIn(stack.url, account.email, account.password)
  await verifyMail(guest)
})
afterAll(() => stack?.stop())

const mailsTo = async (person: Person): Promise<Pick<Mail, 'subject' | 'text'>[]> => {
  await stack.settle()
  return (await listMails(stack.stack, person.email)).map(({ subject, text }) => ({
    subject: subject.replaceAll('\u00a0', ' '),
    text: text.replaceAll('\u00a0', ' '),
  }))
}
const subjectsTo = async (person: Person): Promise<string[]> => (await mailsTo(person)).map(({ subject }) => subject)

/** A paid stay of Grace. The returned function proposes one more night and one more guest. */
const paidStay = async (inDays: number) => {
  const { id, stay } = await createPaidStay(stack, home, await stayIn(stack, inDays), guest)
  const alteration = { ...stay, checkOut: addDays(stay.checkOut, 1), guests: { adults: 3 } }
  return async (by: Person): Promise<string> => {
    const { difference } = await by.postOk(Terms, `/api/bookings/${id}/alteration-preview`, alteration)
    const made = await by.postOk(Proposed, `/api/bookings/${id}/alterations`, {
      ...alteration,
      expectedDifference: difference,
    })
    return `/api/alterations/${made.id}`
  }
}

test('mails about an alteration are in the reader’s language: proposed, accepted and expired', async () => {
  const propose = await paidStay(30)
  const change = await propose(guest)
  expect(await mailsTo(home.host)).toContainEqual({
    subject: expect.stringMatching(/^Grace Guest foreslår at ændre opholdet i Sommerhus/),
    text: expect.stringMatching(
      /Nu: .*, 2 voksne\nForslag: .*, 3 voksne\nGæsten betaler: 1\.150 DKK\nDu vil tjene: [\d.]+ DKK, 900 DKK mere end nu\n[\s\S]*\/host\/dashboard\/requests/,
    ),
  })
  await home.host.postOk(z.unknown(), `${change}/accept`)
  expect(await mailsTo(guest)).toContainEqual({
    subject: 'Pay DKK 1,150 to change your stay',
    text: expect.stringContaining('You and Hans Vært have agreed to change the stay at Summer house by the point'),
  })
  await advanceClock(admin, 'PT25H')
  expect(await subjectsTo(guest)).toContainEqual(expect.stringMatching(/^The change to the stay at .* has lapsed$/))
  expect(await subjectsTo(home.host)).toContainEqual(
    expect.stringMatching(/^Ændringen af opholdet i .* er bortfaldet$/),
  )
})

test('a guest gets a host’s proposal in English, the host its refusal in Danish', async () => {
  const propose = await paidStay(60)
  const change = await propose(home.host)
  expect(await subjectsTo(guest)).toContainEqual(
    expect.stringMatching(/^Hans Vært proposes to change the stay at Summer house/),
  )
  await guest.postOk(z.unknown(), `${change}/decline`)
  expect(await subjectsTo(home.host)).toContain('Grace Guest siger nej til at ændre opholdet')
})

test('a paid alteration is mailed to both with the new stay, the payment and the host’s share', async () => {
  const propose = await paidStay(90)
  const change = await propose(guest)
  await home.host.postOk(z.unknown(), `${change}/accept`)
  const { clientSecret } = await guest.postOk(z.object({ clientSecret: z.string() }), `${change}/payment`)
  expect(await subjectsTo(guest)).not.toContainEqual(expect.stringMatching(/has been changed$/))
  await pay(guest, clientSecret)
  expect(await mailsTo(guest)).toContainEqual({
    subject: expect.stringMatching(/^Your stay at Summer house.* has been changed$/),
    text: expect.stringContaining('We have received your payment of DKK 1,150.'),
  })
  expect(await mailsTo(home.host)).toContainEqual({
    subject: expect.stringMatching(/^Grace Guests ophold i Sommerhus.* er ændret$/),
    text: expect.stringContaining('3.600 DKK'),
  })
})

test('a withdrawn alteration is mailed to the other side only', async () => {
  const propose = await paidStay(120)
  const change = await propose(guest)
  const before = await subjectsTo(guest)
  await guest.postOk(z.unknown(), `${change}/withdraw`)
  expect(await mailsTo(home.host)).toContainEqual({
    subject: 'Grace Guest har trukket sin ændring tilbage',
    text: expect.stringContaining('Alt er uændret.'),
  })
  expect(await subjectsTo(guest)).toEqual(before)
})

test('a guest gets mails about a dispute of their payment and the bank’s decision', async () => {
  const disputed = async (inDays: number) => {
    const { id, intentId } = await createPaidStay(stack, home, await stayIn(stack, inDays), guest)
    const dispute = await openDispute(stack, intentId)
    return { id, close: (outcome: 'won' | 'lost') => closeDispute(stack, dispute, outcome) }
  }
  const [first, second] = [await disputed(150), await disputed(170)]
  expect(await mailsTo(guest)).toContainEqual({
    subject: expect.stringMatching(/^Your payment for .* is disputed$/),
    text: expect.stringMatching(
      new RegExp(`The stay still stands, but it cannot be changed[\\s\\S]*/trips/${first.id}`),
    ),
  })
  await first.close('won')
  expect(await subjectsTo(guest)).toContainEqual(
    expect.stringMatching(/^The dispute about your payment for .* was rejected$/),
  )
  await second.close('lost')
  expect(await mailsTo(guest)).toContainEqual({
    subject: expect.stringMatching(/^The bank took back your payment for /),
    text: expect.stringContaining('So the stay is not paid for.'),
  })
})
