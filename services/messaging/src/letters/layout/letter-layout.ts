import { type Locale, productName } from '@nordbo/contracts'
import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import { createElement, type ReactElement } from 'react'
import type { Letter } from '../letter.ts'
import { letterStyles, light } from './letter-colours.ts'
import { buttonTo, closingParagraph, factRows, footer, paragraph, quoted, type Sides, signed } from './letter-parts.ts'

const ltr: Sides = { start: 'left', end: 'right' }
const rtl: Sides = { start: 'right', end: 'left' }

/** Typefaces that devices have, for Latin, Arabic and Chinese. */
const sans =
  "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic','PingFang SC','Microsoft YaHei','Noto Sans SC',sans-serif"
const serif = "Georgia,'Times New Roman','Noto Naskh Arabic','Songti SC',serif"

const head = (subject: string): ReactElement =>
  createElement(
    Head,
    null,
    createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    createElement('meta', { name: 'color-scheme', content: 'light dark' }),
    createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    // Dates, addresses and numbers stay the letter's own words.
    createElement('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
    createElement('title', null, subject),
    createElement('style', null, letterStyles),
  )

const masthead = (subject: string): ReactElement[] => [
  createElement(
    Text,
    {
      className: 'brand',
      style: { fontFamily: serif, fontSize: '24px', lineHeight: '32px', color: light('primary'), margin: '0 0 24px' },
    },
    productName,
  ),
  createElement(
    Heading,
    {
      as: 'h1',
      className: 'ink',
      style: {
        ...{ fontFamily: serif, fontSize: '26px', lineHeight: '34px', fontWeight: 400, color: light('ink') },
        ...{ margin: '0 0 24px', overflowWrap: 'anywhere' },
      },
    },
    subject,
  ),
]

/** The layout that all letters share. The direction stands on the letter itself too, because mail programs drop `html` and `body`. */
export const letterLayout = (
  letter: Letter,
  { subject, locale, direction }: { subject: string; locale: Locale; direction: 'ltr' | 'rtl' },
): ReactElement => {
  const sides = direction === 'rtl' ? rtl : ltr
  const inner = createElement(
    Column,
    { className: 'inner', style: { padding: '32px', textAlign: sides.start } },
    ...masthead(subject),
    paragraph(letter.greeting),
    ...letter.paragraphs.map((words) => paragraph(words)),
    letter.quote && quoted(letter.quote, sides),
    letter.facts?.length ? factRows(letter.facts, sides) : undefined,
    letter.button && buttonTo(letter.button),
    letter.closing === undefined ? undefined : closingParagraph(letter.closing),
    signed(letter.signature),
    letter.unsubscribe && footer(letter.unsubscribe),
  )
  const paper = createElement(
    Container,
    {
      ...{ className: 'paper', lang: locale, dir: direction },
      style: {
        ...{ maxWidth: '560px', backgroundColor: light('paper'), borderRadius: '16px', fontFamily: sans },
        ...{ border: `1px solid ${light('line')}`, borderCollapse: 'separate' },
      },
    },
    createElement(Row, null, inner),
  )
  return createElement(
    Html,
    { lang: locale, dir: direction },
    head(subject),
    createElement(
      Body,
      { className: 'ground', style: { backgroundColor: light('ground'), margin: '0', padding: '24px 0' } },
      // Mailboxes show the first sentence beside the subject.
      createElement(Preview, { lang: locale, dir: direction, children: letter.paragraphs[0] ?? letter.greeting }),
      paper,
    ),
  )
}
