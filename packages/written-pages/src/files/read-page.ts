import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageCode, languageChain } from '@nordbo/texts'
import { Marked, type Tokens } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'
import type { PageSlug, WrittenPage } from '../pages.ts'

const root = join(import.meta.dirname, '../../content')

const CalendarDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const FrontMatter = z.strictObject({
  title: z.string().min(2),
  description: z.string().min(20).max(160),
  updated: CalendarDay,
  changes: z.array(z.strictObject({ version: z.int().min(1), date: CalendarDay, text: z.string().min(2) })).default([]),
  /** By the id of a question, words that people search for it and that are in neither question nor answer. */
  searchWords: z.record(z.string(), z.array(z.string().min(1)).min(1)).default({}),
})

/** Versions count down to 1, each on a day of its own, and the newest is of the day of the last change. @throws otherwise */
const checkVersions = ({ updated, changes }: Pick<WrittenPage, 'updated' | 'changes'>): void => {
  for (const [index, { version, date }] of changes.entries()) {
    if (version !== changes.length - index) throw new Error(`version ${version} is not one below the one before it`)
    const later = changes[index - 1]?.date
    if (later !== undefined && date >= later) throw new Error(`version ${version} is not older than the one before it`)
  }
  if (changes[0] && changes[0].date !== updated) throw new Error('the newest version is not of the last change')
}

/** The file of a page in a language. */
export const pageFile = (code: LanguageCode, slug: PageSlug): string => join(root, code, `${slug}.md`)

/** A heading with its id at the end, `Betaling {#payment}`. */
const identified = /^(.*?)\s*\{#([a-z0-9-]+)\}$/

/** Splits a heading into its words and its id. @throws without an id */
const headingOf = (text: string): { title: string; id: string } => {
  const [, title, id] = identified.exec(text) ?? []
  if (title === undefined || id === undefined) throw new Error(`the heading “${text}” has no id, such as {#payment}`)
  return { title, id }
}

/** What a link with this address is: a button that opens the choice of cookies. */
const cookieChoices = '#cookie-choices'

const markdown = new Marked({
  renderer: {
    link({ href, text }: Tokens.Link): string | false {
      return href === cookieChoices && `<button type="button" data-opens="cookies">${text}</button>`
    },
    heading({ text, depth }: Tokens.Heading): string {
      const { title, id } = headingOf(text)
      return `<h${depth} id="${id}">${title}</h${depth}>\n`
    },
  },
})

/** Markdown as HTML. Figures in addresses stay readable. */
const htmlOf = (source: string): string =>
  markdown.parse(source, { async: false }).replace(/%7B%7B(\w+)%7D%7D/g, '{{$1}}')

type SearchWords = Record<string, string[]>

/**
 * The questions of a page: each `###` is one, in the topic of the `##` before it, answered by what follows.
 * @throws for search words of a question that is not there
 */
const questionsOf = (body: string, searchWords: SearchWords): WrittenPage['questions'] => {
  let topic = ''
  const questions = body.split(/^(?=###? )/m).flatMap((part) => {
    const [first = '', ...rest] = part.trim().split('\n')
    if (first.startsWith('## ')) topic = headingOf(first.slice(3)).id
    if (!first.startsWith('### ')) return []
    const { title, id } = headingOf(first.slice(4))
    return [{ id, topic, question: title, answer: htmlOf(rest.join('\n')), searchWords: searchWords[id] ?? [] }]
  })
  const unknown = Object.keys(searchWords).find((name) => questions.every(({ id }) => id !== name))
  if (unknown !== undefined) throw new Error(`the search words of “${unknown}” belong to no question`)
  return questions
}

/** Reads a page's file. @throws when it is not written as docs/product/pages.md says */
export const parsePage = (source: string): WrittenPage => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const { searchWords, ...front } = FrontMatter.parse(parse(head))
  checkVersions(front)
  const sections = markdown
    .lexer(body)
    .flatMap((token) => (token.type === 'heading' && token.depth === 2 ? [headingOf(token.text)] : []))
  return { ...front, sections, questions: questionsOf(body, searchWords), html: htmlOf(body) }
}

const read = new Map<string, WrittenPage>()

/** A page in a language, or in the first language of its chain that has it. Read once. @throws when no language has it */
export const readPage = (code: LanguageCode, slug: PageSlug): WrittenPage => {
  const file = languageChain(code)
    .map((language) => pageFile(language.code, slug))
    .find(existsSync)
  if (file === undefined) throw new Error(`no language has the page ${slug}`)
  const known = read.get(file) ?? parsePage(readFileSync(file, 'utf8'))
  read.set(file, known)
  return known
}
