import {
  advance,
  aGuest,
  aHome,
  anAdmin,
  type BootedStack,
  book,
  bootStack,
  type Person,
  pay,
  paymentSecret,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const Mails = z.object({ items: z.array(z.object({ subject: z.string(), text: z.string() })) })

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await anAdmin(stack)
})
afterAll(() => stack?.stop())

/** What a person was written, oldest first, without the welcome. */
const mailsTo = async (person: Person): Promise<z.infer<typeof Mails>['items']> => {
  await stack.settle()
  const response = await fetch(`${stack.stack.sandboxUrl}/mails?to=${encodeURIComponent(person.email)}`)
  const { items } = Mails.parse(await response.json())
  return items.filter(({ subject }) => !subject.startsWith('Velkommen')).reverse()
}
const subjectsTo = async (person: Person): Promise<string[]> => (await mailsTo(person)).map(({ subject }) => subject)

test('a request is told, approved with a link to pay, and confirmed to both', async () => {
  const guest = await aGuest(stack)
  const home = await aHome(stack, { mode: 'request' })
  const booking = await book(guest, home.id, await stayIn(stack, 30, 2), { message: 'Vi glæder os til <havet>' })
  expect(await subjectsTo(guest)).toEqual(['Din forespørgsel er sendt'])
  const [asked] = await mailsTo(home.host)
  expect(asked?.subject).toMatch(/^Ny forespørgsel på Sommerhus/)
  expect(asked?.text).toContain('> Vi glæder os til <havet>')

  await home.host.send('POST', `/api/host/bookings/${booking.id}/approve`)
  expect(await mailsTo(guest)).toContainEqual(
    expect.objectContaining({
      subject: 'Hans har sagt ja til dit ophold',
      text: expect.stringContaining(`Betal nu: ${stack.url}/pay/${booking.id}`),
    }),
  )

  await pay(guest, await paymentSecret(guest, booking.id))
  expect(await subjectsTo(guest)).toContainEqual(expect.stringMatching(/er bekræftet$/))
  expect(await subjectsTo(home.host)).toContainEqual(expect.stringMatching(/^Ny reservation af/))
  expect(await subjectsTo(guest)).toHaveLength(3)
})

test('a declined guest reads the reason', async () => {
  const guest = await aGuest(stack)
  const home = await aHome(stack, { mode: 'request' })
  const booking = await book(guest, home.id, await stayIn(stack, 30, 2))
  await home.host.send('POST', `/api/host/bookings/${booking.id}/decline`, { reason: 'Huset males' })
  // The letter of the request may still have been on its way.
  expect(await mailsTo(guest)).toContainEqual(
    expect.objectContaining({
      subject: 'Din forespørgsel blev afvist',
      text: expect.stringContaining('> Huset males'),
    }),
  )
})

test('what runs out is told: a request, an approval, a hold', async () => {
  const [asking, approved, holding] = [await aGuest(stack), await aGuest(stack), await aGuest(stack)]
  const requestHome = await aHome(stack, { mode: 'request' })
  const instantHome = await aHome(stack)
  await book(asking, requestHome.id, await stayIn(stack, 30, 2))
  const toPay = await book(approved, requestHome.id, await stayIn(stack, 40, 2))
  await requestHome.host.send('POST', `/api/host/bookings/${toPay.id}/approve`)
  await book(holding, instantHome.id, await stayIn(stack, 30, 2))
  await advance(admin, 'PT25H')
  expect(await subjectsTo(asking)).toContain('Din forespørgsel er udløbet')
  expect(await subjectsTo(approved)).toContain('Fristen for at betale er udløbet')
  expect(await subjectsTo(holding)).toEqual(['Din reservation blev ikke gennemført'])
})
