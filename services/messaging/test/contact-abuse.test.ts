import { randomUUID } from 'node:crypto'
import { type BootedStack, bootStack, codeOf, expectOk, listMails } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const support = 'support@test.example'
let stack: BootedStack
beforeAll(async () => {
  const limits = { CONTACT_MAIL_LIMIT: '5', CONTACT_NETWORK_LIMIT: '10', CONTACT_WIDE_LIMIT: '60' }
  stack = await bootStack({
    only: ['sandbox', 'identity', 'messaging'],
    env: { messaging: { SUPPORT_ADDRESS: support, ...limits } },
  })
})
afterAll(() => stack?.stop())

let networks = 0
const asked = () => ({
  ...{ id: randomUUID(), name: 'Gerda Gæst', email: `${randomUUID()}@test.example`, topic: 'booking' as const },
  ...{ message: 'Hvor henter jeg nøglen?', locale: 'da' as const, ip: `10.9.${++networks}.7`, suspect: false },
})
const messaging = () => stack.services.messaging
const openQuestion = async () => {
  const question = asked()
  expectOk(await messaging().contact(question))
  await stack.settle()
  const [receipt] = await listMails(stack.stack, question.email)
  return { question, receipt, token: /ticket\?token=([\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? '' }
}

test('nobody makes Nordbo mail their words to somebody else: the confirmation repeats nothing but the number', async () => {
  const message = 'Du har vundet en hytte. Hent den på vind.test inden fredag.'
  const question = { ...asked(), message, bookingNumber: 'VIND-NU' }
  const { number } = expectOk(await messaging().contact(question))
  await stack.settle()
  const [receipt] = await listMails(stack.stack, question.email)
  expect(receipt?.text).toContain(String(number))
  for (const part of [receipt?.subject, receipt?.text, receipt?.html]) expect(part).not.toMatch(/vundet|vind|VIND/)
})

test('of several replies with one id at the same moment one is kept, and the others are refused rather than lost', async () => {
  const { token } = await openQuestion()
  const id = randomUUID()
  const replies = Array.from({ length: 6 }, (_, nr) => ({ token, id, message: `Svar ${nr}` }))
  const answers = await Promise.all(replies.map((reply) => messaging().replyByToken(reply)))
  expect(answers.map(codeOf).sort()).toEqual([...Array(5).fill('idempotency.mismatch'), 'ok'])
  const kept = replies.filter((_, nr) => answers[nr]?.ok).map(({ message }) => message)
  const { replies: shown } = expectOk(await messaging().ticketByToken({ token }))
  expect(shown.map(({ message }) => message)).toEqual(kept)
})

test('a reply with the id of one about another question is refused rather than lost', async () => {
  const [first, second] = [await openQuestion(), await openQuestion()]
  const reply = { id: randomUUID(), message: 'Tak for svaret.' }
  expectOk(await messaging().replyByToken({ ...reply, token: first.token }))
  expect(codeOf(await messaging().replyByToken({ ...reply, token: second.token }))).toBe('idempotency.mismatch')
  expect(expectOk(await messaging().ticketByToken({ token: second.token })).replies).toEqual([])
})

test('a network that has no room left takes none from the address that it names', async () => {
  const flooder = { ip: '203.0.113.77' }
  for (let nr = 0; nr < 10; nr++) expectOk(await messaging().contact({ ...asked(), ...flooder }))
  const { email } = asked()
  const flood = Array.from({ length: 400 }, () => messaging().contact({ ...asked(), ...flooder, email }))
  const honest = Array.from({ length: 5 }, () => messaging().contact({ ...asked(), email }))
  expect((await Promise.all(honest)).map(codeOf)).toEqual(Array(5).fill('ok'))
  expect(new Set((await Promise.all(flood)).map(codeOf))).toEqual(new Set(['contact.tooMany']))
})
