import { productName, UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { openNewsletterTokens } from '../core/link-tokens.ts'
import { findSubscriber } from '../subscribers/subscriber-store.ts'
import type { MailJob } from './mail-job.ts'
import type { Prepared } from './prepared.ts'

type NewsletterJob = Extract<MailJob, { subscriberId: string }>

/** Prepares a letter of the newsletter; undefined if the address no longer wants it, or has confirmed it already. */
export const prepareNewsletter = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { kind, subscriberId }: NewsletterJob,
  link: (path: string) => string,
): Promise<Prepared | undefined> => {
  const subscriber = await findSubscriber(db.client, subscriberId)
  if (!subscriber || (kind === 'newsletterConfirm' && subscriber.confirmedAt !== null)) return undefined
  const { email, locale } = subscriber
  const tokens = openNewsletterTokens(config.PICTURE_SECRET)
  const words = { confirmToken: tokens.make(subscriberId, 'confirm'), endToken: tokens.make(subscriberId, 'end'), link }
  const choices = { phone: null, wantsNews: true, wantsMessages: false, readReceipts: false }
  return {
    recipient: { id: UserId.parse(subscriberId), name: productName, email, locale, ...choices },
    write: (letters) => letters[kind](words),
  }
}
