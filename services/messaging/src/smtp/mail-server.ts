import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** The mail server. */
export interface MailServer {
  /** Sends a mail; resolves once the server accepted it. The id becomes the Message-ID, so repeats can be recognised. */
  send(id: string, mail: Mail): Promise<void>
  close(): void
}

const limitMs = 15_000

/** Headers for the unsubscribe button of mail programs (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (oneClickUrl: string | undefined): Record<string, string> =>
  oneClickUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Connects to a mail server by SMTP. */
export const openMailServer = (options: { url: string; from: string; publicUrl: string }): MailServer => {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: 2 * limitMs,
  })
  const host = new URL(options.publicUrl).hostname
  return {
    send: async (id, { to, replyTo, subject, html, text, oneClickUrl, calendar }) => {
      await transport.sendMail({
        from: options.from,
        to,
        ...(replyTo ? { replyTo } : {}),
        subject,
        html,
        text,
        ...(calendar ? { icalEvent: calendar } : {}),
        messageId: `<${id}@${host}>`,
        // Suppresses automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(oneClickUrl) },
      })
    },
    close: () => transport.close(),
  }
}
