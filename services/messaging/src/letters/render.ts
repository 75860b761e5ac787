import { type Locale, productName } from '@nordbo/contracts'
import { languageOf } from '@nordbo/texts'
import { translate } from '@nordbo/texts/files'
import type { LetterText } from './language-format.ts'
import type { Letter } from './letter.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML. */
export const escapeHtml = (words: string): string => words.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const ink = '#14211e'
const soft = '#5c665a'
const accent = '#0f4c5c'
const line = '#e2ded5'

const paragraph = (words: string): string => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`

/** The sides of a line of text. Mail programs know left and right only. */
type Sides = Readonly<Record<'start' | 'end', 'left' | 'right'>>

const ltr: Sides = { start: 'left', end: 'right' }
const rtl: Sides = { start: 'right', end: 'left' }

const factRow =
  ({ start, end }: Sides) =>
  ([label, value]: readonly [string, string]): string =>
    `<tr><td style="padding:8px 0;padding-${end}:16px;text-align:${start};color:${soft};vertical-align:top">${escapeHtml(label)}</td>` +
    `<td style="padding:8px 0;text-align:${end};font-weight:600">${escapeHtml(value)}</td></tr>`

const factTable = (facts: NonNullable<Letter['facts']>, sides: Sides): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid ${line};` +
  `border-bottom:1px solid ${line}">${facts.map(factRow(sides)).join('')}</table>`

const quoted = ({ by, text }: NonNullable<Letter['quote']>, { start }: Sides): string =>
  `<blockquote style="margin:0 0 24px;padding:4px 0;padding-${start}:16px;border-${start}:3px solid ${accent}">` +
  `<p style="margin:0 0 4px;color:${soft};font-size:14px">${escapeHtml(by)}</p>` +
  `<p style="margin:0;white-space:pre-line">${escapeHtml(text)}</p></blockquote>`

const link = ({ label, url }: NonNullable<Letter['button']>): string =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;` +
  `background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`

const footer = ({ text: words, label, url }: NonNullable<Letter['unsubscribe']>): string =>
  `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${line};color:${soft};font-size:14px">${escapeHtml(words)} ` +
  `<a href="${escapeHtml(url)}" style="color:${soft}">${escapeHtml(label)}</a></p>`

const body = (letter: Letter, sides: Sides): string =>
  [
    paragraph(letter.greeting),
    ...letter.paragraphs.map(paragraph),
    letter.quote ? quoted(letter.quote, sides) : '',
    letter.facts ? factTable(letter.facts, sides) : '',
    letter.button ? link(letter.button) : '',
    letter.closing ? paragraph(letter.closing) : '',
    `<p style="margin:24px 0 0;color:${soft};white-space:pre-line">${escapeHtml(letter.signature)}</p>`,
    letter.unsubscribe ? footer(letter.unsubscribe) : '',
  ].join('\n')

/** The direction stands on the letter itself too, because mail programs drop `html` and `body`. */
const html = (letter: Letter, locale: Locale, direction: 'ltr' | 'rtl'): string => `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f4f0;color:${ink};font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif">
<div lang="${locale}" dir="${direction}" style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid ${line};border-radius:16px">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:24px;color:${accent}">${productName}</p>
${body(letter, direction === 'rtl' ? rtl : ltr)}
</div>
</body></html>
`

const text = (letter: Letter, t: LetterText): string =>
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
  ]
    .filter((part) => part !== '')
    .join('\n\n')

/** Renders a letter as HTML and text. Escapes all its text in the HTML. */
export const render = (letter: Letter, locale: Locale): { subject: string; html: string; text: string } => ({
  // A line break in a subject could start another mail header.
  subject: letter.subject.replaceAll(/\s+/g, ' '),
  html: html(letter, locale, languageOf(locale).direction),
  text: `${text(letter, translate(locale, 'letters'))}\n`,
})
