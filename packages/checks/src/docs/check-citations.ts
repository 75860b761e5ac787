import { headingsOf } from './headings.ts'

/** A text file of the repository. */
export interface CitingFile {
  path: string
  source: string
}

/** A page of docs/, alone or with a section, as in `docs/product/money.md, Fees`. */
const citation = /\bdocs\/((?:[\w-]+\/)*[\w-]+\.md)(?:, ([A-Z][\w’' -]*[\w]))?/g
/** Pages outside the repository. */
const outside = /\b(?:guest|host|platform|decisions)\.md\b|\bdesign\/[\w-]+\.md\b/

/** Whether the words after a citation begin with a heading; a sentence may continue. */
const isSection = (words: string, headings: readonly string[]): boolean =>
  headings.some((heading) => words === heading || words.startsWith(`${heading} `))

/** Citations of pages or sections of docs/ that do not exist, and of pages outside the repository. `pages` maps paths below docs/ to their text. */
export const checkCitations = (files: readonly CitingFile[], pages: ReadonlyMap<string, string>): string[] =>
  files.flatMap(({ path, source }) =>
    source.split('\n').flatMap((line, index) => {
      const at = `${path}:${index + 1}`
      const broken = [...line.matchAll(citation)].flatMap(([, page = '', section]) => {
        const text = pages.get(page)
        if (text === undefined) return [`${at} cites docs/${page}, which does not exist`]
        if (section !== undefined && page.startsWith('product/') && !isSection(section, headingsOf(text)))
          return [`${at} cites a section '${section}' that docs/${page} does not have`]
        return []
      })
      return outside.test(line) ? [...broken, `${at} cites a page outside the repository`] : broken
    }),
  )
