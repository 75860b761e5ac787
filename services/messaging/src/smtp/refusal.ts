import { z } from 'zod'

/** What an attempt to send a mail failed with, as far as it matters for the next one. */
export interface MailFailure {
  /** The server refused the mail for good (5xx). A repeat would be refused too. */
  forGood: boolean
  /** It refused the mailbox and not the sender, the server or what the mail says. */
  ofMailbox: boolean
  /** What the server answered, without addresses. */
  reason: string
}

/** What the library tells about a server's answer. */
const Answer = z.object({
  response: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
})

/** Most of an answer that is stored, characters. */
const mostReason = 300
/** Steps of SMTP that are about this one mail. A refusal before them is about the whole server, and passes. */
const stepsOfMail: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA']

/** The mailbox or its domain does not exist or takes no mails (RFC 3463: 5.1.x but those about the sender, 5.2.1). */
const mailboxStatus = /\b5\.(?:1\.(?:[1-6]|10)|2\.1)\b/
const anyStatus = /\b5\.\d{1,3}\.\d{1,3}\b/
/** Codes after RCPT that are about the mailbox, where the server gives no status (RFC 5321, 4.2.3). */
const mailboxCodes: readonly number[] = [550, 551, 553]
/** Refusals with such a code that are about the sender all the same. */
const aboutSender = /relay|authenticat|blocked|blacklist|blocklist|spam|policy/i

const isMailbox = (step: unknown, code: number, text: string): boolean =>
  anyStatus.test(text)
    ? mailboxStatus.test(text)
    : step === 'RCPT TO' && mailboxCodes.includes(code) && !aboutSender.test(text)

/** Servers repeat the address and name others in what they answer. */
const withoutAddresses = (text: string): string =>
  text
    .replace(/[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, mostReason)
    .toWellFormed()

/**
 * What a failure to send a mail means. A refusal for good is about this mail; what goes wrong before, such as a password that the server
 * does not take, can be mended, and the mail is tried again.
 */
export const failureOf = (error: unknown): MailFailure => {
  const { response = '', responseCode = 0, command } = Answer.catch({}).parse(error)
  const text = response || (error instanceof Error ? error.message : 'unknown')
  const forGood = responseCode >= 500 && responseCode < 600 && stepsOfMail.includes(command)
  return { forGood, ofMailbox: forGood && isMailbox(command, responseCode, text), reason: withoutAddresses(text) }
}

/** What a later report about a mail means that the server had taken: whether its mailbox is refused, and why, without addresses. */
export const lateFailureOf = (status: string, diagnostic: string): Omit<MailFailure, 'forGood'> => ({
  ofMailbox: mailboxStatus.test(status),
  reason: withoutAddresses(`${status} ${diagnostic}`.trim()),
})
