import type { Texts } from '../plurals.ts'

const plain = 'aceinorsuyACEINORSUY'
const marked = 'åçéïñöřšüýÅÇÉÏÑÖŘŠÜÝ'
const mark = (letter: string): string => marked[plain.indexOf(letter)] ?? letter

/** The share by which translations are longer than English at worst, as far as the languages of the product go. */
const longer = 0.4

const pseudoText = (text: string): string => {
  const parts = text.split(/(\{\{\w+\}\})/)
  const changed = parts.map((part) => (part.startsWith('{{') ? part : part.replace(/[a-z]/gi, mark)))
  return `⟦${changed.join('')}${' ~'.repeat(Math.ceil((text.length * longer) / 2))}⟧`
}

/**
 * Texts with marked letters between brackets, longer by two fifths. A text without marks is not in the catalogue, a bracket that is missing
 * is cut off, and what does not fit would not fit in a translation.
 */
export const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]))
