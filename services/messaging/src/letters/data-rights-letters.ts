import { exportDays } from '@nordbo/contracts'
import type { DataRightsLetters } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

/** The tab of the profile with the archive. */
const archivePath = '/profile?profile=privacy-data'

/** Letters about a person's data. */
export const dataRightsLetters = ({ t, frame }: LetterWords): DataRightsLetters => ({
  exportReady: ({ to, link }) => ({
    ...frame(to),
    subject: t('exportReady.subject'),
    paragraphs: [t('exportReady.ready', { days: exportDays }), t('exportReady.notYou')],
    button: { label: t('exportReady.button'), url: link(archivePath) },
  }),
  accountDeleted: ({ to, link }) => ({
    ...frame(to),
    subject: t('accountDeleted.subject'),
    paragraphs: [t('accountDeleted.kept'), t('accountDeleted.thanks')],
    button: { label: t('button.nordbo'), url: link('/') },
  }),
})
