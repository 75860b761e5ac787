import { exportDays } from '@nordbo/contracts'
import * as da from './danish-facts.ts'
import * as en from './english-facts.ts'
import type { DataRightsLetters } from './letter-types.ts'

/** The tab of the profile with the archive. */
const archivePath = '/profile?profile=privacy-data'

/** Letters about a person's data, in Danish. */
export const danishDataRights: DataRightsLetters = {
  exportReady: ({ to, link }) => ({
    subject: 'Dine data er klar',
    greeting: `Hej ${to}`,
    paragraphs: [
      `Arkivet med dine data er klar. Du kan hente det i ${exportDays} dage, når du er logget ind. Derefter sletter vi det.`,
      'Har du ikke selv bedt om det, så skift din adgangskode og skriv til os.',
    ],
    button: { label: 'Hent dine data', url: link(archivePath) },
    signature: da.signature,
  }),
  accountDeleted: ({ to, link }) => ({
    subject: 'Din konto er slettet',
    greeting: `Hej ${to}`,
    paragraphs: [
      'Din konto og dine data er slettet. Det, bogføringsloven kræver, har vi beholdt uden dit navn.',
      'Det er den sidste mail fra os om din konto. Tak, fordi du var med.',
    ],
    button: { label: 'Til Nordbo', url: link('/') },
    signature: da.signature,
  }),
}

/** The same in English. */
export const englishDataRights: DataRightsLetters = {
  exportReady: ({ to, link }) => ({
    subject: 'Your data is ready',
    greeting: `Hi ${to}`,
    paragraphs: [
      `The archive of your data is ready. You can fetch it for ${exportDays} days while you are signed in. Then we delete it.`,
      'If you did not ask for it, change your password and write to us.',
    ],
    button: { label: 'Fetch your data', url: link(archivePath) },
    signature: en.signature,
  }),
  accountDeleted: ({ to, link }) => ({
    subject: 'Your account is deleted',
    greeting: `Hi ${to}`,
    paragraphs: [
      'Your account and your data are deleted. What the Danish Bookkeeping Act asks for is kept without your name.',
      'This is our last e-mail about your account. Thank you for having been with us.',
    ],
    button: { label: 'Go to Nordbo', url: link('/') },
    signature: en.signature,
  }),
}
