import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageCode, languageChain, languageOf, languages } from '../languages.ts'
import {
  type NamespaceName,
  namespaceNames,
  namespacesOf,
  needsNamespace,
  type Part,
  waitsForNamespace,
} from '../namespaces.ts'
import { type Texts, withPlurals } from '../plurals.ts'

const root = join(import.meta.dirname, '../../locales')

/** The file of a namespace in a language. */
export const textsFile = (code: LanguageCode, name: NamespaceName): string => join(root, code, `${name}.json`)

/** The names of all files of a language, without `.json`. */
export const filesOf = (code: LanguageCode): string[] => {
  const folder = join(root, code)
  return existsSync(folder)
    ? readdirSync(folder)
        .map((file) => file.replace(/\.json$/, ''))
        .sort()
    : []
}

/** The texts that a language has of its own; none without a file. */
export const ownTexts = (code: LanguageCode, name: NamespaceName): Texts => {
  const file = textsFile(code, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** All texts of a namespace in a language, those that it lacks from the languages that it falls back to. */
export const readTexts = (code: LanguageCode, name: NamespaceName): Texts => {
  const chain = languageChain(code).map((language) => ownTexts(language.code, name))
  return withPlurals(Object.assign({}, ...chain.toReversed()), code)
}

/** All texts of a part of the web in a language, by namespace. */
export const readPart = (code: LanguageCode, part: Part): Record<string, Texts> => {
  const texts: Record<string, Texts> = {}
  for (const { file, namespace } of namespacesOf(part))
    texts[namespace] = { ...texts[namespace], ...readTexts(code, file) }
  return texts
}

/** Namespaces that a language must have itself and has no file of. */
export const missingFiles = (code: LanguageCode): NamespaceName[] =>
  namespaceNames.filter((name) => needsNamespace(languageOf(code).texts, name) && !existsSync(textsFile(code, name)))

/** The languages that people are offered: those that have all files that they wait for. */
export const offeredLanguages = (): LanguageCode[] =>
  languages.flatMap(({ code, texts }) => {
    const waits = missingFiles(code).some((name) => waitsForNamespace(texts, name))
    return existsSync(join(root, code)) && !waits ? [code] : []
  })
