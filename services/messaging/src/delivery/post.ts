import { createTransport } from 'nodemailer'
import type { Mail } from './write-mail.ts'

/** The mail server. */
export interface Post {
  /** Hands a mail over; resolves when the server took it. The id makes the Message-ID, so a repeat is known as one. */
  send(id: string, mail: Mail): Promise<void>
  close(): void
}

const limitMs = 15_000

/** What lets a mail program offer its own way out (RFC 2369, RFC 8058). */
const farewellHeaders = (oneClickUrl: string | undefined): Record<string, string> =>
  oneClickUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Connects to a mail server by SMTP. */
export const openPost = (options: { url: string; from: string; publicUrl: string }): Post => {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: 2 * limitMs,
  })
  const host = new URL(options.publicUrl).hostname
  return {
    send: async (id, { to, subject, html, text, oneClickUrl, calendar }) => {
      await transport.sendMail({
        from: options.from,
        to,
        subject,
        html,
        text,
        ...(calendar ? { icalEvent: { ...calendar, filename: 'ophold.ics' } } : {}),
        messageId: `<${id}@${host}>`,
        // Answers to a machine help nobody: no holiday replies, please.
        headers: { 'Auto-Submitted': 'auto-generated', ...farewellHeaders(oneClickUrl) },
      })
    },
    close: () => transport.close(),
  }
}

/** Did the server refuse this mail for good (5xx)? Then there is nothing to try again. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  Number(error.responseCode) < 600
