import { firstName, Locale } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { AccountLetterKind } from '../letters/letter-kinds.ts'
import type { MailJob } from './mail-job.ts'
import type { Prepared } from './prepared.ts'

type AccountJob = Extract<MailJob, { kind: AccountLetterKind }>

/** Is this a letter about what protects an account? */
export const isAccountJob = (job: MailJob): job is AccountJob => AccountLetterKind.safeParse(job.kind).success

/** Prepares a letter about an account. Identity says whom it goes to and what it says, since events contain neither; undefined if it is no longer due. */
export const prepareAccount = async (
  { identity }: Pick<Deps, 'identity'>,
  { kind, userId, noticeId = userId }: AccountJob,
  link: (path: string) => string,
): Promise<Prepared | undefined> => {
  const answer = await identity.accountLetter({ userId, notice: kind, noticeId })
  if (!answer.ok) throw new Error(`identity refused a letter: ${answer.error.code}`)
  const { letter } = answer.value
  if (!letter) return undefined
  const { to, token, newEmail, device } = letter
  const locale = Locale.catch('da').parse(to.locale)
  return {
    recipient: { ...to, locale, phone: null, wantsNews: true, wantsMessages: true, readReceipts: true },
    write: (letters) =>
      letters[kind]({
        to: firstName(to.name),
        link,
        token,
        newEmail,
        device: device && { ...device.name, network: device.network, at: device.at },
      }),
  }
}
