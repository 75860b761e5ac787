import { readFileSync, writeFileSync } from 'node:fs'

/** Kinds of figures, named by the command that writes them. */
export type FiguresOf =
  | 'bench'
  | 'bench (cpu)'
  | 'bench (growth)'
  | 'bench (rights)'
  | 'bench (accounts)'
  | 'bench (messages)'
  | 'bench (hotels)'
  | 'crowd'
  | 'lighthouse'
  | 'scroll'

/** Writes the figures of a command between its marks in a document. @throws when the marks are missing */
export const writeFigures = (file: string, markdown: string, of: FiguresOf): void => {
  const begin = `<!-- figures: written by npm run ${of} -->`
  const end = `<!-- end of the figures of ${of} -->`
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`${file} has lost the marks between which the figures stand`)
  writeFileSync(file, `${text.slice(0, from + begin.length)}\n\n${markdown}\n\n${text.slice(to)}`)
}
