import type { CredentialChange } from '@nordbo/contracts'
import type { Letter } from './letter.ts'
import type { AccountLetters, AccountWords } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

/** Letters about changes of second factors, passkeys and linked identities. */
export const credentialLetters = ({ t, frame }: LetterWords): Pick<AccountLetters, CredentialChange> => {
  const noticeOf =
    (subject: string, changed: string) =>
    ({ to, link }: AccountWords): Letter => ({
      ...frame(to),
      subject,
      paragraphs: [changed],
      button: { label: t('credentials.button'), url: link('/profile?profile=security') },
      closing: t('credentials.notYou'),
    })
  return {
    twoFactorOn: noticeOf(t('twoFactorOn.subject'), t('twoFactorOn.changed')),
    twoFactorOff: noticeOf(t('twoFactorOff.subject'), t('twoFactorOff.changed')),
    recoveryCodesRenewed: noticeOf(t('recoveryCodesRenewed.subject'), t('recoveryCodesRenewed.changed')),
    passkeyAdded: noticeOf(t('passkeyAdded.subject'), t('passkeyAdded.changed')),
    passkeyRemoved: noticeOf(t('passkeyRemoved.subject'), t('passkeyRemoved.changed')),
    identityLinked: noticeOf(t('identityLinked.subject'), t('identityLinked.changed')),
    identityUnlinked: noticeOf(t('identityUnlinked.subject'), t('identityUnlinked.changed')),
  }
}
