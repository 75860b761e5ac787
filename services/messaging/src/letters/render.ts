import type { Locale } from '@nordbo/contracts'
import { languageOf } from '@nordbo/texts'
import { translate } from '@nordbo/texts/files'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LetterText } from './language-format.ts'
import { letterLayout } from './layout/letter-layout.ts'
import type { Letter } from './letter.ts'

const parts = (letter: Letter, t: LetterText): string[] =>
  [
    letter.greeting,
    ...letter.paragraphs,
    letter.quote ? `${letter.quote.by}\n${letter.quote.text.replaceAll(/^/gm, '> ')}` : '',
    (letter.facts ?? []).map(([label, value]) => t('labelled', { label, value })).join('\n'),
    letter.button ? t('labelled', { label: letter.button.label, value: letter.button.url }) : '',
    letter.closing ?? '',
    letter.signature,
    letter.unsubscribe
      ? `${letter.unsubscribe.text} ${t('labelled', { label: letter.unsubscribe.label, value: letter.unsubscribe.url })}`
      : '',
  ].filter((part) => part !== '')

/** The text part of a letter. */
export const plainText = (letter: Letter, locale: Locale): string =>
  `${parts(letter, translate(locale, 'letters')).join('\n\n')}\n`

/** Renders a letter as HTML and text. React escapes all its text in the HTML. */
export const render = (letter: Letter, locale: Locale): { subject: string; html: string; text: string } => {
  // A line break in a subject could start another mail header.
  const subject = letter.subject.replaceAll(/\s+/g, ' ')
  const { direction } = languageOf(locale)
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(letterLayout(letter, { subject, locale, direction }))}\n`,
    text: plainText(letter, locale),
  }
}
