import { credentialLetters } from './credential-letters.ts'
import type { AccountLetters, AccountWords, Letters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

const linked = ({ link }: AccountWords, path: string, token: string | null): string =>
  link(token === null ? '/profile' : `${path}?token=${encodeURIComponent(token)}`)
const deviceOf = ({ device }: AccountWords, unknown: string): string =>
  [device?.browser, device?.system].filter(Boolean).join(', ') || unknown

/** Letters whose link proves an address. */
const addressLetters = ({
  t,
  frame,
}: LetterWords): Pick<AccountLetters, 'verifyEmail' | 'confirmOldEmail' | 'confirmNewEmail' | 'emailChanged'> => ({
  verifyEmail: (words) => ({
    ...frame(words.to),
    subject: t('verifyEmail.subject'),
    paragraphs: [t('verifyEmail.yours')],
    button: { label: t('verifyEmail.button'), url: linked(words, '/auth/verify', words.token) },
    closing: t('verifyEmail.ignore'),
  }),
  confirmOldEmail: (words) => ({
    ...frame(words.to),
    subject: t('confirmOldEmail.subject'),
    paragraphs: [t('confirmOldEmail.change', { email: words.newEmail ?? '' })],
    button: { label: t('confirmOldEmail.button'), url: linked(words, '/auth/confirm-email', words.token) },
    closing: t('confirmOldEmail.notYou'),
  }),
  confirmNewEmail: (words) => ({
    ...frame(words.to),
    subject: t('confirmNewEmail.subject'),
    paragraphs: [t('confirmNewEmail.yours')],
    button: { label: t('confirmNewEmail.button'), url: linked(words, '/auth/confirm-email', words.token) },
  }),
  emailChanged: (words) => ({
    ...frame(words.to),
    subject: t('emailChanged.subject'),
    paragraphs: [t('emailChanged.changed', { email: words.newEmail ?? '' })],
    button: { label: t('emailChanged.button'), url: linked(words, '/auth/undo-email', words.token) },
    closing: t('emailChanged.notYou'),
  }),
})

/** Letters about passwords and devices. */
const accessLetters = ({
  t,
  frame,
  fullMoment,
}: LetterWords): Pick<AccountLetters, 'resetPassword' | 'passwordChanged' | 'newDevice'> => ({
  resetPassword: (words) => ({
    ...frame(words.to),
    subject: t('resetPassword.subject'),
    paragraphs: [t('resetPassword.asked')],
    button: { label: t('resetPassword.button'), url: linked(words, '/auth/reset', words.token) },
    closing: t('resetPassword.notYou'),
  }),
  passwordChanged: ({ to, link }) => ({
    ...frame(to),
    subject: t('passwordChanged.subject'),
    paragraphs: [t('passwordChanged.changed')],
    button: { label: t('passwordChanged.button'), url: link('/auth/forgot') },
  }),
  newDevice: (words) => ({
    ...frame(words.to),
    subject: t('newDevice.subject'),
    paragraphs: [t('newDevice.signedIn')],
    facts: words.device
      ? [
          [t('newDevice.device'), deviceOf(words, t('newDevice.unknown'))],
          [t('newDevice.network'), words.device.network],
          [t('newDevice.time'), fullMoment(words.device.at)],
        ]
      : undefined,
    button: { label: t('newDevice.button'), url: words.link('/profile?profile=security') },
    closing: t('newDevice.notYou'),
  }),
})

/** Letters about an account. */
export const accountLetters = (words: LetterWords): Pick<Letters, keyof AccountLetters> => {
  const { t, frame } = words
  return {
    ...addressLetters(words),
    ...accessLetters(words),
    ...credentialLetters(words),
    welcome: (about) => ({
      ...frame(about.to),
      subject: t('welcome.subject'),
      paragraphs: [t('welcome.ready'), ...(about.token === null ? [] : [t('welcome.verify')]), t('welcome.host')],
      button:
        about.token === null
          ? { label: t('welcome.button'), url: about.link('/') }
          : { label: t('verifyEmail.button'), url: linked(about, '/auth/verify', about.token) },
    }),
    testNotification: ({ to, link }) => ({
      ...frame(to),
      subject: t('testNotification.subject'),
      paragraphs: [t('testNotification.arrived')],
      button: { label: t('testNotification.button'), url: link('/profile?profile=notifications') },
    }),
  }
}
