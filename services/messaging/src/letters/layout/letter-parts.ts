import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { type CSSProperties, createElement, type ReactElement } from 'react'
import type { Letter } from '../letter.ts'
import { light } from './letter-colours.ts'

/** The sides of a line of text. Mail programs know left and right only. */
export type Sides = Readonly<Record<'start' | 'end', 'left' | 'right'>>

/** Long words and addresses break instead of widening the letter. */
const base: CSSProperties = { fontSize: '16px', lineHeight: '26px', overflowWrap: 'anywhere', wordBreak: 'break-word' }
const small: CSSProperties = { ...base, fontSize: '14px', lineHeight: '22px' }

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
/** What a reader sees of an address: no scheme, no question, and an ellipsis for ids. */
const shortAddress = (url: string): string =>
  url
    .replace(/^https?:\/\//, '')
    .replace(/\?.*$/, '')
    .replaceAll(uuid, '…')

const text = (...parts: (ReactElement | string)[]): ReactElement =>
  createElement(Text, { className: 'ink', style: { ...base, color: light('ink'), margin: '0 0 16px' } }, ...parts)

/** A paragraph. What people wrote may be in it, so no address in it is a link. */
export const paragraph = (words: string): ReactElement => text(words)

/** The last paragraph, which only the letter itself writes. Its addresses are links, written from left to right in every language. */
export const closingParagraph = (words: string): ReactElement =>
  text(
    ...words.split(/(https?:\/\/\S*[^\s.,!:;)])/).map((part, at) =>
      at % 2 === 0
        ? part
        : createElement(
            Link,
            {
              className: 'link',
              href: part,
              dir: 'ltr',
              style: { color: light('primary'), textDecorationLine: 'underline' },
            },
            shortAddress(part),
          ),
    ),
  )

/** The labelled facts. The table is for looks: label and value are read one after the other. */
export const factRows = (facts: NonNullable<Letter['facts']>, { start, end }: Sides): ReactElement => {
  const cell: CSSProperties = { ...base, paddingTop: '8px', paddingBottom: '8px', verticalAlign: 'top' }
  const rows = facts.map(([label, value]) =>
    createElement(
      Row,
      null,
      createElement(
        Column,
        {
          className: 'label soft',
          style: {
            ...cell,
            color: light('soft'),
            textAlign: start,
            // A long value must not break a short label.
            overflowWrap: 'break-word',
            wordBreak: 'normal',
            [end === 'right' ? 'paddingRight' : 'paddingLeft']: '16px',
          },
        },
        label,
      ),
      createElement(
        Column,
        { className: 'value ink', style: { ...cell, color: light('ink'), textAlign: end, fontWeight: 600 } },
        value,
      ),
    ),
  )
  const line = `1px solid ${light('line')}`
  const style = { borderTop: line, borderBottom: line, margin: '8px 0 24px', borderCollapse: 'separate' } as const
  return createElement(Section, { className: 'line', style }, ...rows)
}

/** What another person wrote. */
export const quoted = ({ by, text }: NonNullable<Letter['quote']>, { start }: Sides): ReactElement => {
  const edge = `3px solid ${light('primary')}`
  const style: CSSProperties =
    start === 'left'
      ? { margin: '0 0 24px', padding: '4px 0 4px 16px', borderLeft: edge }
      : { margin: '0 0 24px', padding: '4px 16px 4px 0', borderRight: edge }
  return createElement(
    'blockquote',
    { className: 'quote', style },
    createElement(Text, { className: 'soft', style: { ...small, color: light('soft'), margin: '0 0 4px' } }, by),
    createElement(
      Text,
      { className: 'ink', style: { ...base, color: light('ink'), margin: '0', whiteSpace: 'pre-line' } },
      text,
    ),
  )
}

/** The link to act on, as a button. */
export const buttonTo = ({ label, url }: NonNullable<Letter['button']>): ReactElement =>
  createElement(
    Section,
    { style: { margin: '8px 0 24px' } },
    createElement(
      Button,
      {
        className: 'button',
        href: url,
        style: {
          ...{ ...base, fontWeight: 600, padding: '13px 24px', borderRadius: '999px' },
          ...{ backgroundColor: light('primary'), color: light('onPrimary') },
        },
      },
      label,
    ),
  )

/** The sender's greeting. */
export const signed = (signature: string): ReactElement =>
  createElement(
    Text,
    { className: 'soft', style: { ...base, color: light('soft'), margin: '24px 0 0', whiteSpace: 'pre-line' } },
    signature,
  )

/** Why the reader gets the letter, and the link that ends it. */
export const footer = ({ text, label, url }: NonNullable<Letter['unsubscribe']>): ReactElement =>
  createElement(
    Section,
    { className: 'line', style: { borderTop: `1px solid ${light('line')}`, margin: '24px 0 0' } },
    createElement(
      Text,
      { className: 'soft', style: { ...small, color: light('soft'), margin: '16px 0 0' } },
      text,
      ' ',
      createElement(
        Link,
        { className: 'soft', href: url, style: { color: light('soft'), textDecorationLine: 'underline' } },
        label,
      ),
    ),
  )
