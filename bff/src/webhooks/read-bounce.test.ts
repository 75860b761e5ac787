import { describe, expect, test } from 'vitest'
import { readBounce } from './read-bounce.ts'

const mailId = '7b1c2f4e-6a0d-4f0b-9d35-0f6f1b1c9a77'
interface Report {
  messageId?: string
  returned?: 'message/rfc822' | 'text/rfc822-headers' | null
  recipients?: readonly string[]
  end?: string
}
const failed = [
  'Final-Recipient: rfc822; gerda@nordbo.example',
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 <gerda@nordbo.example>:',
  '    Recipient address rejected',
].join('\n')

/** A report as Postfix writes it. */
const report = ({
  messageId = `<${mailId}@nordbo.example>`,
  returned = 'message/rfc822',
  recipients = [failed],
  end = '\r\n',
}: Report = {}): Buffer => {
  const parts = [
    'Content-Type: text/plain; charset=us-ascii\n\nI’m sorry to have to inform you.',
    `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\nArrival-Date: Fri, 27 Nov 2026 10:00:00 +0000\n\n${recipients.join('\n\n')}\n`,
    ...(returned === null
      ? []
      : [`Content-Type: ${returned}\n\nSubject: Velkommen\nMessage-ID: ${messageId}\nFrom: hej@nordbo.example\n\n`]),
  ]
  const body = parts.map((part) => `--b1\n${part}\n`).join('')
  const text = `From: MAILER-DAEMON@mx.example\nTo: hej@nordbo.example\nSubject: Undelivered\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary="b1"\n\n${body}--b1--\n`
  return Buffer.from(text.replaceAll('\n', end))
}
const recipient = {
  addresses: ['gerda@nordbo.example'],
  status: '5.1.1',
  diagnostic: 'smtp; 550 5.1.1 <gerda@nordbo.example>: Recipient address rejected',
}
const bounce = { mailId, failed: [recipient] }

describe('a delivery report', () => {
  test.each([
    ['the whole mail', { returned: 'message/rfc822' }],
    ['the headers alone', { returned: 'text/rfc822-headers' }],
    ['lines that end with LF', { end: '\n' }],
  ] as const)('with %s tells which mail came back, and why', async (_name, parts) => {
    expect(await readBounce(report(parts))).toEqual(bounce)
  })

  test('tells of each recipient who did not get the mail, and of none that has it or may get it', async () => {
    const delayed = failed.replace('Action: failed', 'Action: delayed')
    const relayed = failed.replace('Action: failed', 'Action: relayed').replace('5.1.1', '2.1.5')
    const expired = 'Action: FAILED\nStatus: 4.4.7 (delivery time expired)'
    expect(await readBounce(report({ recipients: [delayed, expired, relayed, failed] }))).toEqual({
      mailId,
      failed: [{ addresses: [], status: '4.4.7', diagnostic: '' }, recipient],
    })
    expect(await readBounce(report({ recipients: [delayed, relayed] }))).toBeNull()
  })

  test('is read although its texts cannot be stored as they are', async () => {
    const odd = failed.replace('smtp; 550', `a\0b ${'a'.repeat(1_995)}😀`)
    const read = await readBounce(report({ recipients: [odd] }))
    const { diagnostic = '' } = read?.failed[0] ?? {}
    expect(diagnostic).toMatch(/^a b a+\ufffd$/)
    expect(diagnostic).toHaveLength(2_000)
  })

  test('whose mail is nested deeper than any reader goes tells nothing, or which mail it was', async () => {
    const nested = Array.from(
      { length: 40 },
      (_, at) => `Content-Type: multipart/mixed; boundary=n${at}\n\n--n${at}\n`,
    ).join('')
    expect(await readBounce(report({ messageId: `<${mailId}@nordbo.example>\n${nested}` }))).toEqual(bounce)
  })

  test.each([
    ['another mail', { messageId: '<20261127@other.example>' }],
    ['a mail that it does not name', { messageId: '' }],
    ['a mail that it does not return', { returned: null }],
    ['a recipient without a status', { recipients: [failed.replace('Status: 5.1.1\n', '')] }],
    ['nobody', { recipients: [] }],
  ] as const)('about %s tells nothing', async (_name, parts) => {
    expect(await readBounce(report(parts))).toBeNull()
  })
})

test.each([
  ['nothing', ''],
  ['an ordinary mail', 'Subject: Hej\n\nJeg er på ferie'],
  ['odd bytes', '\u0000\u00ff\u0001'],
  [
    'a nested mail without an end',
    'Content-Type: multipart/mixed; boundary=a\n\n--a\nContent-Type: multipart/mixed; boundary=a\n\n'.repeat(200),
  ],
])('%s is no delivery report', async (_name, text) => {
  expect(await readBounce(Buffer.from(text))).toBeUndefined()
})

test.each([
  ['of empty lines', '\n'.repeat(480_000)],
  ['of header lines', 'X: a\n'.repeat(95_000)],
  ['of lines with a space', ' \n'.repeat(240_000)],
])('half a megabyte %s is given up before it keeps anybody else waiting', async (_name, text) => {
  const started = performance.now()
  expect(await readBounce(Buffer.from(text))).toBeUndefined()
  const whole = report({ messageId: `<${mailId}@nordbo.example>\n${text}` })
  expect(await readBounce(whole)).toEqual(bounce)
  if (process.env.NORDBO_COUNTS === 'prove') expect(performance.now() - started, 'ms').toBeLessThan(1_500)
})
