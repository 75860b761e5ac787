import type { Stack } from '@nordbo/devstack'
import { z } from 'zod'

const Mail = z.object({
  id: z.string(),
  to: z.array(z.string()),
  replyTo: z.string().nullable(),
  subject: z.string(),
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
