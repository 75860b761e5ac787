import { offeredLanguages, readPart } from '../files/read-texts.ts'
import type { LanguageCode } from '../languages.ts'
import { type Part, parts } from '../namespaces.ts'
import type { Texts } from '../plurals.ts'
import { pseudoTexts } from './pseudo.ts'

const loadersId = 'virtual:nordbo-texts'
const firstId = 'virtual:nordbo-texts/first'
const partId = /^\0virtual:nordbo-texts\/of\/([\w-]+)\/(\w+)$/

/** In single quotes, so that those of JSON need no escape. */
const jsonIn = (value: object): string =>
  `JSON.parse('${JSON.stringify(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}')`

/** With NORDBO_PSEUDO=1 English is a pseudo-language, which shows what is cut off and what is not in the catalogue. */
const shownPart = (code: LanguageCode, part: Part): Record<string, Texts> => {
  const texts = readPart(code, part)
  if (code !== 'en' || process.env.NORDBO_PSEUDO === undefined) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, words]) => [name, pseudoTexts(words)]))
}

const loaderOf = (code: LanguageCode, part: Part): string => `() => import('virtual:nordbo-texts/of/${code}/${part}')`

const loadersCode = (lazy: boolean): string => {
  const offered = offeredLanguages()
  const entries = (lazy ? offered : []).map((code) => `'${code}': ${loaderOf(code, 'first')}`)
  return `export const offered = ${JSON.stringify(offered)}\nexport const loaders = {${entries.join(',\n')}}`
}

/** Texts of pages that the server draws: those of the first part, and of hotels' and written pages, which browsers fetch with their pages. */
const drawnTexts = (code: LanguageCode) => ({
  ...shownPart(code, 'first'),
  ...shownPart(code, 'hotels'),
  ...shownPart(code, 'written'),
})

const firstCode = (): string =>
  `export const firstTexts = ${jsonIn(Object.fromEntries(offeredLanguages().map((code) => [code, drawnTexts(code)])))}`

const find = <Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined =>
  names.find((each) => each === name)

const partCode = (code: LanguageCode, part: Part): string => {
  const later = part === 'first' ? parts.filter((each) => each !== 'first') : []
  const loaders = later.map((each) => `${each}: ${loaderOf(code, each)}`).join(',\n')
  return `export const texts = ${jsonIn(shownPart(code, part))}\nexport const loaders = {${loaders}}`
}

/**
 * The texts as modules of the web, one for each language and part, so that a visit fetches its own language alone.
 * What a language lacks is filled in here and not in the browser.
 *
 * `virtual:nordbo-texts` has the offered languages and what loads the first part of each, which comes with what loads the others; `virtual:nordbo-texts/first` has the
 * first part of all languages, for drawings of the server, which loads nothing later (`lazy`).
 */
export const texts = ({ lazy = true } = {}) => ({
  name: 'nordbo-texts',
  resolveId: {
    filter: { id: /^virtual:nordbo-texts/ },
    handler: (id: string): string => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:nordbo-texts/ },
    handler: (id: string): string | undefined => {
      if (id === `\0${loadersId}`) return loadersCode(lazy)
      if (id === `\0${firstId}`) return firstCode()
      const [, language, named] = partId.exec(id) ?? []
      const code = find(offeredLanguages(), language)
      const part = find(parts, named)
      return code && part && partCode(code, part)
    },
  },
})
