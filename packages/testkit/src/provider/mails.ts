import type { Stack } from '@nordbo/devstack'
import { z } from 'zod'

const Mail = z.object({
  id: z.string(),
  to: z.array(z.string()),
  replyTo: z.string().nullable(),
  subject: z.string(),
  messageId: z.string(),
  text: z.string(),
  html: z.string(),
  listHeaders: z.record(z.string(), z.string()),
  attachments: z.array(z.object({ filename: z.string(), mimeType: z.string() })),
})
/** A mail in the sandbox's mailbox. */
export type Mail = z.infer<typeof Mail>

/** The mails to one address, newest first. */
export const listMails = async (stack: Pick<Stack, 'sandboxUrl'>, address: string): Promise<Mail[]> => {
  const answer = await fetch(new URL(`/mails?to=${encodeURIComponent(address)}`, stack.sandboxUrl))
  return z.object({ items: z.array(Mail) }).parse(await answer.json()).items
}

/** How the mail server refuses mails to an address; packages/sandbox/README.md says what each part does. */
export interface MailRefusal {
  to: string
  at?: 'rcpt' | 'data'
  code: number
  text: string
  times?: number
}

/** Has the mail server refuse mails. */
export const refuseMails = async (stack: Pick<Stack, 'sandboxUrl'>, ...rules: MailRefusal[]): Promise<void> => {
  const answer = await fetch(new URL('/_sandbox/mail-refusals', stack.sandboxUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules }),
  })
  if (!answer.ok) throw new Error(`no such refusal: ${await answer.text()}`)
}

/** Has the mail server take all mails again. */
export const takeMails = async (stack: Pick<Stack, 'sandboxUrl'>): Promise<void> => {
  await fetch(new URL('/_sandbox/mail-refusals', stack.sandboxUrl), { method: 'DELETE' })
}
