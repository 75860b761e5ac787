import { disguisedSpans } from './disguised-numbers.ts'
import { harmlessNumbers } from './harmless-numbers.ts'
import { ascends, countsUp, isOfUnit } from './number-lists.ts'
import { type Span, spansOf } from './spans.ts'

const gap = String.raw`[ \t\u00a0._\-/()]{0,3}`
/** +45 12 34 56 78, (+45) 12345678, 0046 70 123 45 67. */
const prefixedNumbers = new RegExp(String.raw`(?:\(?\+{1,2}|(?<![\d.,:])00)${gap}\d(?:${gap}\d){6,}`, 'g')
const numbers = new RegExp(String.raw`(?<!\d)\(?\d(?:${gap}\d){7,}`, 'g')

/** Eight digits or more in three groups or more, with the same odd mark between all of them: 12*34*56*78. */
const marked = /(?<![\d.,:])\d{1,5}(\s?(?:[*|~=_:;•#]|[._-]{2,3}|-\s?-)\s?)\d{1,4}(?:\1\d{1,4}){1,8}(?![.,:]?\d)/g
/** Four to six pairs with a comma or a word between them: 12, 34, 56, 78. Longer lists are no phone numbers. */
const pairs =
  /(?<!\d(?:[.,:]?\s?|\s(?:og|and|und)\s))\d\d(,\s?|\s(?:og|and|und)\s)\d\d(?:\1\d\d){2,4}(?!\d|\1\d|\s?[.:,]\d)/gi
/** One or two digits on each line: 20⏎31⏎42⏎53. */
const lines = /(?<![\d.,:])\d{1,2}(?:[ \t]*\r?\n[ \t]*\d{1,2}){3,}(?!\d|[.,:]\d)/g
const mostLines = 8
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
/** Eight digits on lines that do not count upward, and are not so many that they are a list. */
const isLined = (text: string): boolean =>
  digitsOf(text).length >= 8 && text.split('\n').length <= mostLines && !countsUp(text)

const oddSpans = (text: string): Span[] => [
  ...spansOf(text, marked).filter(([from, to]) => digitsOf(text.slice(from, to)).length >= 8),
  ...spansOf(text, lines).filter(([from, to]) => isLined(text.slice(from, to)) && !isOfUnit(text, to)),
  ...spansOf(text, pairs).filter(([from, to]) => !ascends(text.slice(from, to)) && !isOfUnit(text, to)),
]

const plainSpans = (text: string): Span[] => {
  const spans: Span[] = []
  const take = (from: number, to: number): void => {
    for (const [start, end] of spansOf(text.slice(from, to), numbers)) spans.push([from + start, from + end])
  }
  let from = 0
  for (const { 0: found, index } of text.matchAll(harmlessNumbers)) {
    take(from, index)
    from = index + found.length
  }
  take(from, text.length)
  return spans
}

/** Seven digits near each other, without which there is no phone number. */
const sevenDigits = /(?:\d\D{0,16}){6}\d/

/** Where folded text holds phone numbers written in digits. */
export const phoneSpans = (text: string): Span[] =>
  sevenDigits.test(text)
    ? [...spansOf(text, prefixedNumbers), ...plainSpans(text), ...oddSpans(text), ...disguisedSpans(text)]
    : []
