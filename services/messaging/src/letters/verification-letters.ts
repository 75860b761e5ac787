import { documentDays } from '@nordbo/contracts'
import type { VerificationLetters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

const path = '/profile?profile=verification'

/** Letters about the verification of a person's identity. */
export const verificationLetters = ({ t, frame }: LetterWords): VerificationLetters => ({
  identityApproved: ({ to, link }) => ({
    ...frame(to),
    subject: t('identityApproved.subject'),
    paragraphs: [t('identityApproved.shown'), t('identityApproved.deleted', { days: documentDays })],
    button: { label: t('identityApproved.button'), url: link(path) },
  }),
  identityRejected: ({ to, link }) => ({
    ...frame(to),
    subject: t('identityRejected.subject'),
    paragraphs: [
      t('identityRejected.checked'),
      t('identityRejected.again'),
      t('identityRejected.deleted', { days: documentDays }),
    ],
    button: { label: t('identityRejected.button'), url: link(path) },
  }),
})
