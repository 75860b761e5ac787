import { type LanguageCode, languageOf } from '../languages.ts'
import { filesOfNamespace, type NamespaceName } from '../namespaces.ts'
import type { Texts } from '../plurals.ts'
import { readTexts } from './read-texts.ts'

/** Values of placeholders, by name. `count` chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>

/** Writes a text of a namespace by its key. */
export type Translate = (key: string, values?: TextValues) => string

const known = new Map<string, Texts>()

const textsOf = (code: LanguageCode, name: NamespaceName): Texts => {
  const id = `${code}/${name}`
  const texts = known.get(id) ?? Object.assign({}, ...filesOfNamespace(name).map((file) => readTexts(code, file)))
  known.set(id, texts)
  return texts
}

/**
 * Texts of a namespace, and of those that join it, for what the server writes: documents, letters, heads of pages. Throws for a key that the namespace does not have.
 * The files are read once.
 */
export const translate = (code: LanguageCode, name: NamespaceName): Translate => {
  const texts = textsOf(code, name)
  const { tag } = languageOf(code)
  const rules = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag)
  return (key, values = {}) => {
    const { count } = values
    const plural = typeof count === 'number' ? texts[`${key}_${rules.select(count)}`] : undefined
    const text = plural ?? texts[key]
    if (text === undefined) throw new Error(`${name} has no text ${key}`)
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, value: string) => {
      const given = values[value] ?? placeholder
      return typeof given === 'number' ? numbers.format(given) : given
    })
  }
}
