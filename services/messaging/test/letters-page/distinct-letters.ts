import { Locale } from '@nordbo/contracts'
import { lettersFor } from '../../src/letters/letters.ts'
import { render } from '../../src/letters/render.ts'
import { everyLetter } from '../every-letter.ts'

/** A letter in every language, by the name of the state that it is about. */
export interface SampleLetter {
  /** The kind first: `stayConfirmed plain`. */
  name: string
  languages: Readonly<Record<string, { subject: string; html: string; text: string }>>
}

/** Names of the letters that differ from all others in Danish: many states do not change what a letter says. */
const distinctNames = (): string[] => {
  const seen = new Set<string>()
  return [...everyLetter(lettersFor('da'))].flatMap(([name, letter]) => {
    const said = JSON.stringify([name.split(' ')[0], letter])
    if (seen.has(said)) return []
    seen.add(said)
    return [name]
  })
}

/** Every letter that differs from the others, rendered from the samples in all languages. */
export const distinctLetters = (): SampleLetter[] => {
  const all = new Map(Locale.options.map((locale) => [locale, everyLetter(lettersFor(locale))]))
  const inLanguage = (name: string, locale: Locale) => {
    const letter = all.get(locale)?.get(name)
    if (!letter) throw new Error(`no letter ${name} in ${locale}`)
    return render(letter, locale)
  }
  return distinctNames().map((name) => ({
    name,
    languages: Object.fromEntries(Locale.options.map((locale) => [locale, inLanguage(name, locale)])),
  }))
}
