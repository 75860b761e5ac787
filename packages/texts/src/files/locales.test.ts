import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { namespaceNames, needsNamespace } from '../namespaces.ts'
import { pluralCategories, pluralStems, stemOf } from '../plurals.ts'
import { filesOf, missingFiles, offeredLanguages, ownTexts, readTexts, textsFile } from './read-texts.ts'

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name))].sort()

it('every Danish file is a namespace, and every namespace has a Danish file', () => {
  expect(filesOf('da')).toEqual(namespaceNames.toSorted())
})

it('every language with texts that lead to a paid stay is offered, in the order of the list', () => {
  expect(offeredLanguages()).toEqual(['da', 'en', 'en-GB', 'de', 'fr', 'pt', 'zh', 'ar'])
})

const others = languages.filter(({ code }) => code !== 'da' && filesOf(code).length > 0)

it('whole languages have every file', () => {
  for (const { code } of languages.filter(({ texts }) => texts === 'whole')) expect(missingFiles(code)).toEqual([])
})

describe.each(others)('$code beside Danish', ({ code, texts }) => {
  it('has no file that is no namespace', () => {
    const known: readonly string[] = namespaceNames
    expect(filesOf(code).filter((file) => !known.includes(file))).toEqual([])
  })

  const whole = texts === 'whole'

  it.each(namespaceNames)('has the keys of %s, with the same placeholders', (name) => {
    const danish = ownTexts('da', name)
    const own = ownTexts(code, name)
    const stems = new Set(pluralStems(danish))
    const keysOf = (all: object): string[] =>
      Object.keys(all).map((key) => (stems.has(stemOf(key)) ? stemOf(key) : key))
    const known = new Set(keysOf(danish))
    expect(keysOf(own).filter((key) => !known.has(key))).toEqual([])
    if (whole && needsNamespace(texts, name)) expect(new Set(keysOf(own))).toEqual(known)
    for (const [key, text] of Object.entries(own)) {
      const plural = stems.has(stemOf(key))
      const like = danish[key] ?? danish[`${stemOf(key)}_other`] ?? ''
      // A singular may name its one without the number.
      const left = (names: string[]): string[] => (plural ? names.filter((each) => each !== '{{count}}') : names)
      expect(left(placeholders(text)), key).toEqual(left(placeholders(like)))
      expect(text.trim(), key).not.toBe('')
    }
  })
})

it('texts that a language lacks are those of the language it falls back to, in every plural category', () => {
  const texts = readTexts('ar', 'stayRules')
  const english = ownTexts('en', 'stayRules')
  expect(texts).toMatchObject(english)
  for (const stem of pluralStems(english))
    for (const category of pluralCategories('ar')) expect(texts).toHaveProperty([`${stem}_${category}`])
})

it('files are JSON with keys written once', () => {
  for (const { code } of languages)
    for (const name of namespaceNames.filter((each) => filesOf(code).includes(each))) {
      const source = readFileSync(textsFile(code, name), 'utf8')
      const keys = [...source.matchAll(/^ {2}"((?:[^"\\]|\\.)*)":/gm)].map(([, key]) => key)
      expect(keys, `${code}/${name}`).toEqual(Object.keys(ownTexts(code, name)))
    }
})
