import { describe, expect, test } from 'vitest'
import { failureOf, lateFailureOf } from './refusal.ts'

const answer = (command: string, response: string) =>
  Object.assign(new Error(`refused: ${response}`), { command, response, responseCode: Number.parseInt(response, 10) })
const of = (command: string, response: string) => {
  const { forGood, ofMailbox } = failureOf(answer(command, response))
  return [forGood, ofMailbox]
}

describe('what a mail server answers', () => {
  test.each([
    ['RCPT TO', '550 5.1.1 <gerda@nordbo.example>: Recipient address rejected: User unknown'],
    ['RCPT TO', '550 5.1.10 Recipient not found'],
    ['RCPT TO', '550 5.1.2 Domain not found'],
    ['RCPT TO', '550 5.2.1 The account is disabled'],
    ['RCPT TO', '550 No such user here'],
    ['RCPT TO', '551 User not local'],
    ['DATA', '550-5.1.1 The account does not exist'],
  ])('after %s %s is about the mailbox', (command, response) => {
    expect(of(command, response)).toEqual([true, true])
  })

  test.each([
    ['RCPT TO', '550 5.7.1 Service unavailable; client host blocked using a list'],
    ['RCPT TO', '554 5.7.1 Relay access denied'],
    ['RCPT TO', '550 relay not permitted'],
    ['RCPT TO', '552 5.2.2 Mailbox full'],
    ['RCPT TO', '554 Transaction failed'],
    ['MAIL FROM', '550 5.1.7 Sender address rejected'],
    ['MAIL FROM', '550 Sender rejected'],
    ['DATA', '554 5.7.1 Message looks like spam'],
    ['DATA', '550 Message refused'],
  ])('after %s %s refuses the mail for good, and says nothing of the mailbox', (command, response) => {
    expect(of(command, response)).toEqual([true, false])
  })

  test.each([
    ['RCPT TO', '450 4.2.1 Greylisted'],
    ['DATA', '452 4.3.1 Insufficient storage'],
    ['AUTH PLAIN', '535 5.7.8 Password not accepted'],
    ['CONN', '554 5.3.2 No service'],
    ['EHLO', '550 Not you'],
  ])('after %s %s passes', (command, response) => {
    expect(of(command, response)).toEqual([false, false])
  })

  test('is kept without addresses and at most 300 characters', () => {
    const { reason } = failureOf(
      answer('RCPT TO', `550 5.1.1 <Gerda.Gæst@nordbo.example>: no such\r\n user ${'x'.repeat(500)}`),
    )
    expect(reason).toMatch(/^550 5\.1\.1 <…>: no such user x+$/)
    expect(reason).toHaveLength(300)
  })

  test('is what the error says where the server answered nothing', () => {
    expect(failureOf(new Error('connect ECONNREFUSED 127.0.0.1:1'))).toEqual({
      ...{ forGood: false, ofMailbox: false, reason: 'connect ECONNREFUSED 127.0.0.1:1' },
    })
    expect(failureOf('broken')).toMatchObject({ forGood: false, reason: 'unknown' })
  })
})

test('a later report is about the mailbox by its status alone, and is kept without addresses', () => {
  expect(lateFailureOf('5.1.1', 'smtp; 550 <gerda@nordbo.example> unknown')).toEqual({
    ...{ ofMailbox: true, reason: '5.1.1 smtp; 550 <…> unknown' },
  })
  expect(lateFailureOf('5.2.2', 'smtp; 552 5.1.1 is not what is meant').ofMailbox).toBe(false)
  expect(lateFailureOf('4.4.7', '')).toEqual({ ofMailbox: false, reason: '4.4.7' })
})
