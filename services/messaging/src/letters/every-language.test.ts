import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Locale } from '@nordbo/contracts'
import { filesOfNamespace, languageOf } from '@nordbo/texts'
import { ownTexts } from '@nordbo/texts/files'
import { describe, expect, test } from 'vitest'
import { everyLetter } from '../../test/every-letter.ts'
import type { Letter } from './letter.ts'
import { lettersFor } from './letters.ts'
import { render } from './render.ts'

const written = new Map(Locale.options.map((locale) => [locale, everyLetter(lettersFor(locale))]))
const lettersIn = (locale: Locale): ReadonlyMap<string, Letter> => written.get(locale) ?? new Map()

const sentencesOf = ({ subject, greeting, paragraphs, quote, button, closing, signature }: Letter): string[] =>
  [subject, greeting, ...paragraphs, quote?.by, button?.label, closing, signature].filter((text) => text !== undefined)

/** Words that stand in almost every English or Danish sentence, and in none of the other languages. */
const foreign = /\b(the|your|you|has|have|been|with|ikke|og|har|fået|opholdet|dit|til)\b|å/i

describe.each(Locale.options)('every letter in %s', (locale) => {
  const letters = Array.from(lettersIn(locale), ([name, letter]) => ({ name, letter, ...render(letter, locale) }))

  test('has all its texts, with every placeholder filled in', () => {
    for (const { name, subject, html, text } of letters) {
      for (const part of [subject, html, text]) expect(part, name).not.toMatch(/\{\{|\}\}|undefined|NaN|Invalid/)
    }
  })

  test('links in its text to the addresses of its HTML, and the other way round', () => {
    for (const { name, html, text } of letters) {
      const linked = Array.from(html.matchAll(/ href="([^"]*)"/g), ([, url = '']) => url.replaceAll('&amp;', '&'))
      expect(new Set(linked), name).toEqual(new Set(text.match(/https?:\/\/\S*[^\s.,!:;)。，！]/g) ?? []))
    }
  })

  test('names its language and direction in the letter itself', () => {
    const { direction } = languageOf(locale)
    for (const { name, letter, html } of letters) {
      expect(html, name).toContain(`<html dir="${direction}" lang="${locale}">`)
      expect(html, name).toMatch(new RegExp(`<table [^>]*class="paper" lang="${locale}" dir="${direction}"`))
      if (letter.facts?.length) expect(html, name).toContain(`text-align:${direction === 'rtl' ? 'left' : 'right'}`)
    }
  })
})

describe.each(['de', 'fr', 'pt', 'zh', 'ar'] as const)('a letter in %s', (locale) => {
  const letters = lettersIn(locale)

  test.each(['da', 'en'] as const)('shares no sentence with the one in %s', (other) => {
    const others = lettersIn(other)
    for (const [name, letter] of letters) {
      const foreignSentences = new Set(others.get(name) && sentencesOf(others.get(name) ?? letter))
      expect(
        sentencesOf(letter).filter((sentence) => foreignSentences.has(sentence)),
        name,
      ).toEqual([])
    }
  })

  test('has no English or Danish word in sentences, labels and values', () => {
    for (const [name, letter] of letters)
      for (const line of [...sentencesOf(letter), ...(letter.facts ?? []).flat()])
        expect(line.replaceAll(/https:\S+/g, ''), name).not.toMatch(foreign)
  })
})

test('dates, times and amounts of a letter are those of its language', () => {
  const factsOf = (locale: Locale): string[] =>
    (lettersIn(locale).get('stayConfirmed next year')?.facts ?? []).map(([, value]) =>
      value.replaceAll(/[\u00a0\u202f]/g, ' '),
    )
  expect(factsOf('da').slice(0, 2)).toEqual([
    'mandag den 4. januar 2027 fra kl. 15.00',
    'tirsdag den 5. januar 2027 senest kl. 11.00',
  ])
  expect(factsOf('en-GB')[0]).toBe('Monday, 4 January 2027 from 15:00')
  expect(factsOf('de')[0]).toBe('Montag, 4. Januar 2027 ab 15:00 Uhr')
  expect(factsOf('fr').at(-1)).toBe('2 530 DKK')
  expect(factsOf('pt')[0]).toBe('segunda-feira, 4 de janeiro de 2027, a partir das 15:00')
  expect(factsOf('zh')[0]).toBe('2027年1月4日星期一 15:00后')
  expect(factsOf('ar')[0]).toBe('الاثنين، 4 يناير 2027 من الساعة 3:00 م')
})

test('dates of this year leave the year out in every language', () => {
  const factOf = (locale: Locale): string | undefined => lettersIn(locale).get('requestSent plain')?.facts?.[0]?.[1]
  expect(Locale.options.map(factOf)).toEqual([
    'fredag den 4. december fra kl. 15.00',
    'Friday, 4 December from 15:00',
    'Friday, 4 December from 15:00',
    'Freitag, 4. Dezember ab 15:00 Uhr',
    'vendredi 4 décembre à partir de 15:00',
    'sexta-feira, 4 de dezembro, a partir das 15:00',
    '12月4日星期五 15:00后',
    'الجمعة، 4 ديسمبر من الساعة 3:00 م',
  ])
})

test('the number of stays paid out is in each language’s plural', () => {
  const subjects = (locale: Locale): (string | undefined)[] => {
    const letters = lettersIn(locale)
    return [2, 5, 12].map((count) => letters.get(`payoutsSent ${count}`)?.subject)
  }
  expect(subjects('de')[0]).toBe('Ihre Auszahlungen für 2 Aufenthalte sind unterwegs')
  expect(subjects('ar')).toEqual([
    'تحويلاك عن إقامتين في الطريق إليك',
    'تحويلاتك عن 5 إقامات في الطريق إليك',
    'تحويلاتك عن 12 إقامة في الطريق إليك',
  ])
})

test('every text of letters is used', () => {
  const folder = join(import.meta.dirname, '..')
  const source = [...globSync('**/*.ts', { cwd: folder }), '../../../bff/src/trips/routes.ts']
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const unused = filesOfNamespace('letters')
    .flatMap((name) => Object.keys(ownTexts('da', name)))
    .map((key) => key.replace(/_(one|other)$/, ''))
    // By name, or by a family of names (`extra.${code}`).
    .filter((key) => !source.includes(`'${key}'`) && !source.includes(`\`${key.replace(/\.[^.]+$/, '')}.\${`))
  expect(unused).toEqual([])
})
