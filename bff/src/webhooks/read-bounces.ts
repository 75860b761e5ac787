import type { MailBounce } from '@nordbo/contracts'
import PostalMime, { type Email } from 'postal-mime'
import { z } from 'zod'

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

/** Mails within mails of a report at most: the one that came back. */
const options = { attachmentEncoding: 'utf8', forceRfc822Attachments: true, maxNestingDepth: 16 } as const

const contentOf = ({ attachments }: Email, types: readonly string[]): string | undefined => {
  const content = attachments.find(({ mimeType }) => types.includes(mimeType))?.content
  return typeof content === 'string' ? content : undefined
}

const mailIdIn = (messageId: string | undefined): string | undefined =>
  z.uuid().safeParse(/^<([^@>]+)@[^>]*>$/.exec(messageId?.trim() ?? '')?.[1]).data

const bounceIn = (mailId: string, fields: Map<string, string>): MailBounce[] => {
  const status = /^[45]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0]
  // `delayed` is not final, `delivered` and `relayed` are no failures.
  if (fields.get('action')?.toLowerCase() !== 'failed' || status === undefined) return []
  return [{ mailId, status, diagnostic: (fields.get('diagnostic-code') ?? '').slice(0, 2_000) }]
}

/**
 * The bounces in a delivery report (RFC 3464) about a mail of Nordbo, which its Message-ID names: one for each recipient who did not get it.
 * Empty for a report about anything else; undefined for a message that is no delivery report.
 */
export const readBounces = async (message: Buffer): Promise<MailBounce[] | undefined> => {
  const report = await PostalMime.parse(message, options).catch(() => undefined)
  const status = report && contentOf(report, ['message/delivery-status', 'message/global-delivery-status'])
  if (!report || status === undefined) return undefined
  const returned = contentOf(report, [
    'message/rfc822',
    'text/rfc822-headers',
    'message/global',
    'message/global-headers',
  ])
  const mailId = mailIdIn(returned === undefined ? undefined : (await PostalMime.parse(returned, options)).messageId)
  if (mailId === undefined) return []
  // The first block is about the report, each later one about a recipient.
  return status
    .split(/\r?\n[ \t]*\r?\n/)
    .slice(1)
    .flatMap((block) => bounceIn(mailId, fieldsOf(block)))
}
