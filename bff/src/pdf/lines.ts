import bidiFactory from 'bidi-js/dist/bidi.mjs'
import type { OwnScript } from './own-script.ts'

const bidi = bidiFactory()

/** A piece of a line in one typeface and one direction. */
export interface Run {
  text: string
  /** In the typeface of the script? */
  own: boolean
  rtl: boolean
}

interface Sign extends Run {
  level: number
}

/** Marks of direction and isolation, which are not printed. */
const invisible = /[\u200e\u200f\u061c\u2066-\u2069]/

/** A line's runs from left to right (UAX #9). */
export const runsOf = (line: string, script: OwnScript): Run[] => {
  const { levels } = bidi.getEmbeddingLevels(line, script.direction)
  const signs: Sign[] = []
  let at = 0
  for (const sign of line) {
    const level = levels[at] ?? 0
    const rtl = level % 2 === 1
    at += sign.length
    if (invisible.test(sign)) continue
    const text = (rtl ? bidi.getMirroredCharacter(sign) : null) ?? sign
    // A space between words of the script belongs to them, so that they stay one run.
    signs.push({ text, level, rtl, own: script.has(sign) || (rtl && sign === ' ') })
  }
  const runs: Sign[] = []
  for (const sign of signs) {
    const last = runs.at(-1)
    // The script's typeface turns its own runs; of others each sign is put where it stands.
    if (last && last.level === sign.level && last.own === sign.own)
      last.text = sign.rtl && !sign.own ? sign.text + last.text : last.text + sign.text
    else runs.push({ ...sign })
  }
  return ordered(runs)
}

/** Runs in the order in which they stand, from left to right (UAX #9, L2). */
const ordered = (runs: Sign[]): Sign[] => {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  let order = runs
  for (let level = highest; level > 0; level--) {
    const next: Sign[] = []
    let turned: Sign[] = []
    for (const run of order)
      if (run.level >= level) turned = [run, ...turned]
      else {
        next.push(...turned, run)
        turned = []
      }
    order = [...next, ...turned]
  }
  return order
}

/** The parts of a text between which a line may break. Signs that end a clause stay with what they follow. */
const partsOf = (text: string, script: OwnScript): string[] => {
  if (script.direction === 'rtl') return text.split(/(?<= )/)
  const parts: string[] = []
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = parts.pop()
    if (last === undefined) parts.push(segment)
    else if (/^[\p{P}\s]/u.test(segment) || /[（《“]$/u.test(last)) parts.push(last + segment)
    else parts.push(last, segment)
  }
  return parts
}

/** The lines of a text that are not wider than `width`, in the order of reading. */
export const linesOf = (
  text: string,
  script: OwnScript,
  { width, measure }: { width: number; measure(line: string): number },
): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    for (const part of partsOf(paragraph, script)) {
      const longer = (lines.at(-1) ?? '') + part
      if (lines.length > 0 && measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer
      else lines.push(part)
    }
    return lines.map((line) => line.trim())
  })
