import { documentDays } from '@nordbo/contracts'
import * as da from './danish-facts.ts'
import * as en from './english-facts.ts'
import type { VerificationLetters } from './letter-types.ts'

const path = '/profile?profile=verification'

/** Letters about the verification of a person's identity, in Danish. */
export const danishVerification: VerificationLetters = {
  identityApproved: ({ to, link }) => ({
    subject: 'Din identitet er bekræftet',
    greeting: `Hej ${to}`,
    paragraphs: [
      'Vi har set dine dokumenter igennem, og din identitet er nu bekræftet. Det vises ved dit navn.',
      `Dokumenterne bliver slettet om ${documentDays} dage.`,
    ],
    button: { label: 'Se din profil', url: link(path) },
    signature: da.signature,
  }),
  identityRejected: ({ to, link }) => ({
    subject: 'Vi kunne ikke bekræfte din identitet',
    greeting: `Hej ${to}`,
    paragraphs: [
      'Vi har set dine dokumenter igennem, men kunne ikke bekræfte din identitet ud fra dem.',
      'På din profil kan du se hvorfor, og du kan sende nye dokumenter med det samme.',
      `De gamle dokumenter bliver slettet om ${documentDays} dage.`,
    ],
    button: { label: 'Se hvorfor', url: link(path) },
    signature: da.signature,
  }),
}

/** The same in English. */
export const englishVerification: VerificationLetters = {
  identityApproved: ({ to, link }) => ({
    subject: 'Your identity is verified',
    greeting: `Hi ${to}`,
    paragraphs: [
      'We have checked your documents, and your identity is now verified. This is shown beside your name.',
      `The documents will be deleted in ${documentDays} days.`,
    ],
    button: { label: 'See your profile', url: link(path) },
    signature: en.signature,
  }),
  identityRejected: ({ to, link }) => ({
    subject: 'We could not verify your identity',
    greeting: `Hi ${to}`,
    paragraphs: [
      'We have checked your documents, but could not verify your identity from them.',
      'Your profile says why, and you can send new documents right away.',
      `The old documents will be deleted in ${documentDays} days.`,
    ],
    button: { label: 'See why', url: link(path) },
    signature: en.signature,
  }),
}
