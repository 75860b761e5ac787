import { harmlessNumbers } from './harmless-numbers.ts'
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
/** What follows a list of amounts, ages or measures. */
const unit =
  /^\s?(?:år|kr|dkk|eur|euro|€|\$|%|°|grader|degrees|grad|years|jahre|uger|weeks|wochen|personer|people|personen|min|dage|days|tage|km|m|cm|kg)(?!\p{L})/iu

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
const ascends = (list: string): boolean => {
  const values = (list.match(/\d+/g) ?? []).map(Number)
  return values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))
}

/** Largest step of a list that counts upward, such as of weeks, days or hours. */
const largestStep = 10
const countsUp = (list: string): boolean => {
  const values = (list.match(/\d+/g) ?? []).map(Number)
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0))
  return steps.every((step) => step > 0 && step <= largestStep)
}
/** Eight digits on lines that do not count upward, and are not so many that they are a list. */
const isLined = (text: string): boolean =>
  digitsOf(text).length >= 8 && text.split('\n').length <= mostLines && !countsUp(text)

const oddSpans = (text: string): Span[] => [
  ...spansOf(text, marked).filter(([from, to]) => digitsOf(text.slice(from, to)).length >= 8),
  ...spansOf(text, lines).filter(([from, to]) => isLined(text.slice(from, to)) && !unit.test(text.slice(to, to + 12))),
  ...spansOf(text, pairs).filter(([from, to]) => !ascends(text.slice(from, to)) && !unit.test(text.slice(to, to + 12))),
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
const sevenDigits = /(?:\d\D{0,8}){6}\d/

/** Where folded text holds phone numbers written in digits. */
export const phoneSpans = (text: string): Span[] =>
  sevenDigits.test(text) ? [...spansOf(text, prefixedNumbers), ...plainSpans(text), ...oddSpans(text)] : []
