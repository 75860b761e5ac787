import { randomUUID } from 'node:crypto'
import {
  asUser,
  type BootedStack,
  bootStack,
  codeOf,
  countRows,
  expectOk,
  firstVersions,
  listMails,
  readRows,
  withKey,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const support = 'support@test.example'
const question = { subject: 'Min udbetaling', message: 'Hvornår kommer <b>pengene</b> for uge 29?' }

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'messaging'],
    env: { messaging: { SUPPORT_ADDRESS: support } },
  })
})
afterAll(() => stack?.stop())

const signUp = async () => {
  const email = `${randomUUID()}@test.example`
  const person = { name: 'Hans Vært', password: 'sommerhus-29', rolePreference: 'host' as const }
  const { user } = expectOk(
    await stack.services.identity.signUp({
      ...person,
      agreed: firstVersions,
      email,
      client: { ip: '192.0.2.1', userAgent: '' },
    }),
  )
  return { email, call: asUser(user.id, 'host'), id: user.id }
}
const toSupport = async (text: string) =>
  (await listMails(stack.stack, support)).filter((mail) => mail.text.includes(text))

test('a question is stored, mailed to the support with the person to answer, and confirmed to them', async () => {
  const { email, call, id: personId } = await signUp()
  const { id, number } = expectOk(await stack.services.messaging.openTicket(question, withKey(call)))
  await stack.settle()
  const Row = z.object({ person: z.string(), subject: z.string(), message: z.string() })
  expect(
    await readRows(
      stack.stack,
      'messaging',
      Row,
      `select person_id as person, subject, message from support_ticket where id = '${id}'`,
    ),
  ).toEqual([{ person: personId, ...question }])
  const [mail] = await toSupport(String(number))
  expect(mail?.subject).toBe('Henvendelse: Min udbetaling')
  expect(mail?.text).toContain('> Hvornår kommer <b>pengene</b> for uge 29?')
  expect(mail?.text).toContain(`Hans Vært <${email}>`)
  expect(mail?.html).not.toContain('<b>pengene</b>')
  expect(mail?.replyTo).toBe(email)
  const receipt = (await listMails(stack.stack, email)).find(({ subject }) => subject.startsWith('Vi har fået'))
  // What a person wrote is not repeated: the address is theirs only if they say so.
  expect(receipt?.subject).toBe(`Vi har fået din besked: ${number}`)
  for (const part of [receipt?.text, receipt?.html]) expect(part).not.toMatch(/udbetaling|pengene/)
  expect(receipt?.text).toContain('Vi svarer dig på mail inden for 24 timer.')
})

test('the same question sent twice is one ticket and one mail', async () => {
  const { call } = await signUp()
  const once = withKey(call)
  const answers = await Promise.all(
    [question, question].map((asked) => stack.services.messaging.openTicket(asked, once)),
  )
  const [first, second] = answers.map(expectOk)
  expect(second).toEqual(first)
  await stack.settle()
  expect(await toSupport(String(first?.number ?? 'none'))).toHaveLength(1)
})

test('a person asks at most five times a day, also at once', async () => {
  const { call, id } = await signUp()
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => stack.services.messaging.openTicket(question, withKey(call))),
  )
  expect(answers.map(codeOf).sort()).toEqual([...Array(5).fill('ok'), ...Array(2).fill('support.tooManyTickets')])
  const refused = answers.find((answer) => !answer.ok)
  const retryAfterSeconds = expect.toSatisfy((seconds: number) => seconds > 86_300 && seconds <= 86_400)
  expect(refused).toMatchObject({ error: { params: { most: 5, retryAfterSeconds } } })
  expect(
    await countRows(
      stack.stack,
      'messaging',
      `select count(*)::int as count from support_ticket where person_id = '${id}'`,
    ),
  ).toBe(5)
})

test.each([
  ['a subject of two characters', { ...question, subject: 'Hm' }],
  ['a subject of two lines', { ...question, subject: 'Hej\nBcc: alle@test.example' }],
  ['a message of nine characters', { ...question, message: 'Hjælp mig' }],
  ['a message of 4,001 characters', { ...question, message: 'a'.repeat(4_001) }],
  ['a blank message', { ...question, message: ' '.repeat(50) }],
])('%s is refused', async (_what, asked) => {
  const { call } = await signUp()
  expect(codeOf(await stack.services.messaging.openTicket(asked, withKey(call)))).toBe('request.invalid')
})
