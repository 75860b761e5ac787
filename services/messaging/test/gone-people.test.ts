import { createUser, listMails } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock, aPersonId, bootMessaging, type MessagingStack } from './messaging-stack.ts'
import { createHome, openTalk, say } from './messaging-verbs.ts'

let stack: MessagingStack
beforeAll(async () => {
  stack = await bootMessaging()
})
afterAll(() => stack?.stop())

test('a mail about the messages of somebody who is gone calls them by the side that they had', async () => {
  const [hostId, guest] = [await createUser(stack), await createUser(stack)]
  const ofGuest = await openTalk(stack, { guest: aPersonId(), home: await createHome(stack, { hostId }) })
  const ofHost = await openTalk(stack, { guest })
  await say(stack, ofGuest.guest, ofGuest.id, 'Må vi have hund med?')
  await say(stack, ofHost.host, ofHost.id, 'Velkommen')
  await advanceClock(stack, 'PT10M')
  const subjectTo = async (person: string) => (await listMails(stack.stack, `${person}@test.example`))[0]?.subject
  expect(await subjectTo(hostId)).toBe('Ny besked fra Tidligere gæst')
  expect(await subjectTo(guest)).toBe('Ny besked fra Tidligere vært')
})
