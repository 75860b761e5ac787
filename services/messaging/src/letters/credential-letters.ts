import type { CredentialChange } from '@nordbo/contracts'
import type { Letter } from './letter.ts'
import type { AccountLetters, AccountWords } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

/** Letters about changes of second factors and passkeys. */
export const credentialLetters = ({ t, frame }: LetterWords): Pick<AccountLetters, CredentialChange> => {
  const telling =
    (subject: string, changed: string) =>
    ({ to, link }: AccountWords): Letter => ({
      ...frame(to),
      subject,
      paragraphs: [changed],
      button: { label: t('credentials.button'), url: link('/profile?profile=security') },
      closing: t('credentials.notYou'),
    })
  return {
    twoFactorOn: telling(t('twoFactorOn.subject'), t('twoFactorOn.changed')),
    twoFactorOff: telling(t('twoFactorOff.subject'), t('twoFactorOff.changed')),
    recoveryCodesRenewed: telling(t('recoveryCodesRenewed.subject'), t('recoveryCodesRenewed.changed')),
    passkeyAdded: telling(t('passkeyAdded.subject'), t('passkeyAdded.changed')),
    passkeyRemoved: telling(t('passkeyRemoved.subject'), t('passkeyRemoved.changed')),
  }
}
