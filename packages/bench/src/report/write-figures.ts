import { readFileSync, writeFileSync } from 'node:fs'

const begin = '<!-- figures: written by npm run bench -->'
const end = '<!-- end of figures -->'

/** Puts the figures between their marks in a document. @throws when the marks are gone */
export const writeFigures = (file: string, markdown: string): void => {
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`${file} has lost the marks between which the figures stand`)
  writeFileSync(file, `${text.slice(0, from + begin.length)}\n\n${markdown}\n\n${text.slice(to)}`)
}
