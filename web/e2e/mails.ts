import { expect } from '@playwright/test'
import { z } from 'zod'
import type { Api } from './people.ts'

const Mails = z.object({ items: z.array(z.object({ subject: z.string(), text: z.string() })) })

/** The mails to an address. `sandbox` is the API of an administrator. */
export const mailsTo = async (sandbox: Api, email: string): Promise<{ subject: string; text: string }[]> =>
  Mails.parse(await sandbox.get(`/api/sandbox/mails?to=${encodeURIComponent(email)}`)).items

/** Waits for a mail to an address with a link to a page. Returns the newest such link. */
export const linkInMail = async (sandbox: Api, email: string, path: string): Promise<string> => {
  const links = async (): Promise<string[]> =>
    (await mailsTo(sandbox, email)).flatMap(
      ({ text }) => text.match(/http\S+/g)?.filter((link) => new URL(link).pathname === path) ?? [],
    )
  // A mail has no deadline.
  await expect.poll(async () => (await links()).length, { timeout: 60_000 }).toBeGreaterThan(0)
  const [link = ''] = await links()
  return link
}
