/**
 * Writes a page with every letter in every language, to look at while working on them: `npm run letters` in services/messaging. The letters
 * are rendered from the samples of the tests by the code that sends them. The page is static and no part of the product.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Locale } from '@nordbo/contracts'
import { distinctLetters } from './distinct-letters.ts'

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../../../../.nordbo/letters'))
mkdirSync(folder, { recursive: true })

const letters = distinctLetters()
const names = letters.map(({ name }) => name)
const kinds = [...new Set(names.map((name) => name.split(' ')[0]))].sort()
writeFileSync(
  join(folder, 'names.js'),
  `window.sample = ${JSON.stringify({ kinds, languages: Locale.options, names })}\n`,
)
for (const locale of Locale.options) {
  const inLanguage = Object.fromEntries(letters.map(({ name, languages }) => [name, languages[locale]]))
  writeFileSync(join(folder, `letters-${locale}.js`), `window.letters['${locale}'] = ${JSON.stringify(inLanguage)}\n`)
}
copyFileSync(join(import.meta.dirname, 'index.html'), join(folder, 'index.html'))
process.stdout.write(
  `${letters.length} letters in ${Locale.options.length} languages: ${pathToFileURL(folder).href}/index.html\n`,
)
