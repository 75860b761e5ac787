import type { FailedRecipient, MailBounce } from '@nordbo/contracts'
import PostalMime, { type Email } from 'postal-mime'
import { z } from 'zod'

/**
 * Lines of a report, and header lines of the mail in it, that are read at most. The parser works line by line on the only thread, and what
 * matters comes first: a report as servers write it has fewer than two hundred lines before the mail that came back.
 */
const most = { lines: 1_000, headers: 200 } as const

/** The beginning of a message, up to a number of lines. */
const beginningOf = (message: Buffer): Buffer => {
  let end = -1
  for (let line = 0; line < most.lines; line += 1) {
    end = message.indexOf(0x0a, end + 1)
    if (end < 0) return message
  }
  return message.subarray(0, end + 1)
}

/** Headers of a mail alone. */
const headersOf = (mail: string): string =>
  mail
    .split(/\r?\n[ \t]*\r?\n/, 1)
    .join('')
    .split('\n', most.headers)
    .join('\n')

/** The fields of a block of a report (RFC 3464), by their lower-case names. A line that begins with a space goes on with the one before. */
const fieldsOf = (block: string): Map<string, string> =>
  new Map(
    block
      .replaceAll(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? []
        return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()] as const]
      }),
  )

const options = { attachmentEncoding: 'utf8', forceRfc822Attachments: true, maxNestingDepth: 16 } as const
const parsed = (message: Buffer | string): Promise<Email | undefined> =>
  PostalMime.parse(message, options).catch(() => undefined)

const contentOf = ({ attachments }: Email, types: readonly string[]): string | undefined => {
  const content = attachments.find(({ mimeType }) => types.includes(mimeType))?.content
  return typeof content === 'string' ? content : undefined
}

const mailIdIn = (messageId: string | undefined): string | undefined =>
  z.uuid().safeParse(/^<([^@>]+)@[^>]*>$/.exec(messageId?.trim() ?? '')?.[1]).data

/** A field's value as text that can be stored. */
const textOf = (value = ''): string =>
  value
    .slice(0, 2_000)
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
/** The address in `rfc822; gerda@nordbo.example`. */
const addressIn = (value: string | undefined): string[] => {
  const address = textOf(/^[\w-]+;(.*)$/.exec(value ?? '')?.[1]).trim()
  return address === '' || address.length > 320 ? [] : [address]
}

/** Recipients that are read at most. A mail of Nordbo has one. */
const mostRecipients = 10

const failedIn = (fields: Map<string, string>): FailedRecipient[] => {
  const status = /^[45]\.\d{1,3}\.\d{1,3}(?!\d)/.exec(fields.get('status') ?? '')?.[0]
  // `delayed` is not final, `delivered` and `relayed` are no failures.
  if (fields.get('action')?.toLowerCase() !== 'failed' || status === undefined) return []
  const addresses = ['final-recipient', 'original-recipient'].flatMap((name) => addressIn(fields.get(name)))
  return [{ addresses, status, diagnostic: textOf(fields.get('diagnostic-code')) }]
}

/**
 * The bounce in a delivery report (RFC 3464) about a mail of Nordbo, which its Message-ID names, with the recipients
 * who did not get it. Null for a report about anything else; undefined for a message that is no delivery report.
 */
export const readBounce = async (message: Buffer): Promise<MailBounce | null | undefined> => {
  const report = await parsed(beginningOf(message))
  const status = report && contentOf(report, ['message/delivery-status', 'message/global-delivery-status'])
  if (!report || status === undefined) return undefined
  const returned = contentOf(report, [
    'message/rfc822',
    'text/rfc822-headers',
    'message/global',
    'message/global-headers',
  ])
  const mailId = mailIdIn(returned === undefined ? undefined : (await parsed(headersOf(returned)))?.messageId)
  if (mailId === undefined) return null
  // The first block is about the report, each later one about a recipient.
  const failed = status
    .split(/\r?\n[ \t]*\r?\n/)
    .slice(1)
    .flatMap((block) => failedIn(fieldsOf(block)))
    .slice(0, mostRecipients)
  return failed.length > 0 ? { mailId, failed } : null
}
