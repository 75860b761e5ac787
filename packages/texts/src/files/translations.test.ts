import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { namespaceNames, needsNamespace } from '../namespaces.ts'
import { pluralCategories, pluralStems, stemOf } from '../plurals.ts'
import { strangeQuotationMarks } from './quotation-marks.ts'
import { filesOf, missingFiles, offeredLanguages, ownTexts } from './read-texts.ts'
import { sameInDanish, sameInEnglish } from './same-texts.ts'

const translated = languages.filter(({ code, texts }) => texts === 'guest' && offeredLanguages().includes(code))
/** Words that address a reader as a friend, in the languages that do not (docs/product/languages.md). */
const familiar: Readonly<Record<string, RegExp>> = {
  de: /\b(du|dir|dich|dein(e|en|em|er|es)?|euch|euer|eure[nmr]?)\b/i,
  fr: /(?<!\p{L})(tu|toi|tes)(?!\p{L})/iu,
  zh: /你(?!们)/,
}
const lettersOf = (text: string): number => text.replace(/\{\{\w+\}\}/g, '').match(/\p{L}/gu)?.length ?? 0

describe.each(languages)('$name of $region', ({ code }) => {
  it('quotes with its own marks, and no other', () => {
    const own = namespaceNames.filter((name) => filesOf(code).includes(name))
    const strange = own.flatMap((name) =>
      Object.entries(ownTexts(code, name)).flatMap(([key, text]) =>
        strangeQuotationMarks(code, text).length > 0 ? [`${name} ${key}: ${text}`] : [],
      ),
    )
    expect(strange).toEqual([])
  })
})

it('quotation marks of other languages, the wrong way round or alone are strange; apostrophes and markup are not', () => {
  for (const text of ['Vælg »Bliv vært«.', '{{name}}’ bolig', '<a href="/x">x</a>', '»{{a}}« og »{{b}}«'])
    expect(strangeQuotationMarks('da', text), text).toEqual([])
  for (const text of ['“x”', "'x'", '„x“', '«x»', '"x"', '»x', '»x««', '»“x”«'])
    expect(strangeQuotationMarks('da', text), text).not.toEqual([])
  expect(strangeQuotationMarks('en', "The host's “home”, the guests’ trip")).toEqual([])
  expect(strangeQuotationMarks('en', "'home'")).toEqual(["'"])
  expect(strangeQuotationMarks('fr', 'L’hôte dit «\u202foui\u202f»')).toEqual([])
  expect(strangeQuotationMarks('fr', 'L’hôte dit « oui »')).toEqual(['«', '»'])
  expect(strangeQuotationMarks('de', '„Reisen“')).toEqual([])
  expect(strangeQuotationMarks('de', '“Reisen”')).toEqual(['“', '”'])
})

describe.each(translated)('$name', ({ code, texts: reach }) => {
  const names = namespaceNames.filter((name) => needsNamespace(reach, name) || filesOf(code).includes(name))

  it('has every file of guests', () => expect(missingFiles(code)).toEqual([]))

  it.each(names)('has every text of %s', (name) => {
    const own = new Set(Object.keys(ownTexts(code, name)).map(stemOf))
    expect(Object.keys(ownTexts('da', name)).filter((key) => !own.has(stemOf(key)))).toEqual([])
  })

  it('addresses its readers as strangers', () => {
    const asFriends = familiar[code]
    const texts = names.flatMap((name) => Object.values(ownTexts(code, name)))
    expect(asFriends === undefined ? [] : texts.filter((text) => asFriends.test(text))).toEqual([])
  })

  it.each([
    { other: 'English', source: 'en', same: sameInEnglish(code) },
    { other: 'Danish', source: 'da', same: sameInDanish(code) },
  ] as const)('has no $other text that was left', ({ source, same }) => {
    const left = names.flatMap((name) => {
      const texts = ownTexts(source, name)
      return Object.entries(ownTexts(code, name)).flatMap(([key, text]) =>
        texts[key] === text && lettersOf(text) > 0 && !same.includes(text) ? [`${name} ${key}: ${text}`] : [],
      )
    })
    expect(left).toEqual([])
  })

  it.each(names)('has every plural category of its plurals of %s, and no other', (name) => {
    const own = ownTexts(code, name)
    const stems = new Set(pluralStems(own))
    const plurals = Object.keys(own).filter((key) => stems.has(stemOf(key)) && stemOf(key) !== key)
    const wanted = [...stems].flatMap((stem) => pluralCategories(code).map((category) => `${stem}_${category}`))
    expect(plurals.toSorted()).toEqual(wanted.toSorted())
  })
})
