import { randomUUID } from 'node:crypto'
import { UserId } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { MailJob } from './mail-job.ts'
import { ignoresSuppression, suppressesAddress } from './suppressions.ts'

const recipientId = randomUUID()

test('letters about the account are tried at an address that refused mails, and no others are', () => {
  for (const kind of ['resetPassword', 'verifyEmail', 'newDevice', 'exportReady', 'accountDeleted'] as const)
    expect(ignoresSuppression(kind), kind).toBe(true)
  for (const kind of ['messageReceived', 'stayConfirmed', 'payoutsSent', 'savedSearchHome'] as const)
    expect(ignoresSuppression(kind), kind).toBe(false)
})

test('the address of a person is suppressed, and no other', () => {
  const to = (data: object) => suppressesAddress({ recipientId, data: MailJob.parse(data) })
  expect(to({ kind: 'welcome', userId: UserId.parse(recipientId) })).toBe(true)
  expect(to({ kind: 'supportReceipt', ticketId: randomUUID() })).toBe(true)
  expect(to({ kind: 'supportReceipt', ticketId: recipientId })).toBe(false)
  expect(to({ kind: 'supportTicket', ticketId: recipientId })).toBe(false)
  expect(to({ kind: 'accountDeleted', erasureId: recipientId })).toBe(false)
})
