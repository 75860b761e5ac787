import { readPhotoIndex } from '@nordbo/demo-market'
import { type LanguageCode, namespaceNames } from '@nordbo/texts'
import { ownTexts, readTexts } from '@nordbo/texts/files'
import type { Page } from '@playwright/test'

/** A text with at least this many letters besides its placeholders is unmistakably of its language. */
const fewestLetters = 4

/** Words that other languages have too, and the product's name. */
const shared: ReadonlySet<string> = new Set(['Extras', 'Nordbo'])

/** Letters are on no page, and some of their texts are little more than placeholders, which match what people wrote. */
const pageNamespaces = namespaceNames.filter((name) => !name.startsWith('letters'))

const placeholder = /\{\{\w+\}\}/g
const escapeSigns = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const lettersOf = (text: string): number => text.replace(placeholder, '').match(/\p{L}/gu)?.length ?? 0

/** What matches a text of the catalogue with anything in the place of its placeholders. */
const patternsOf = (texts: readonly string[], letters: number): RegExp[] =>
  texts
    .filter((text) => text.includes('{{') && lettersOf(text) >= letters)
    .map((text) => new RegExp(`^${text.split(placeholder).map(escapeSigns).join('.+')}$`, 'su'))

/** What hosts wrote under the pictures of the demo homes, which pages in other languages show too. */
const hostsWords = async (): Promise<ReadonlySet<string>> =>
  new Set((await readPhotoIndex()).flatMap(({ altDa, altEn }) => [altDa, altEn]))

/** Texts and accessible names that the page shows. What people wrote is marked with its own language or a test's home. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element | null): boolean => element?.checkVisibility({ visibilityProperty: true }) ?? false
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement, data } = {
        parentElement: walker.currentNode.parentElement,
        data: walker.currentNode.textContent ?? '',
      }
      if (shown(parentElement) && !parentElement?.closest('script,style,noscript,template')) found.push(data)
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (shown(element)) found.push(element.getAttribute(name) ?? '')
    return [document.title, ...new Set(found.map((text) => text.trim()))].filter((text) => /\p{L}/u.test(text))
  })

/** Finds what is in Danish or English among texts of a page in another language, by the catalogue, but not what hosts wrote. */
export const createForeignFinder = async (code: LanguageCode): Promise<(texts: readonly string[]) => string[]> => {
  const written = await hostsWords()
  const isBritish = code === 'en-GB'
  const own = pageNamespaces.flatMap((name) => Object.values(isBritish ? readTexts(code, name) : ownTexts(code, name)))
  const others = (['da', 'en'] as const)
    .filter((each) => each !== code && !(isBritish && each === 'en'))
    .flatMap((each) => pageNamespaces.flatMap((name) => Object.values(ownTexts(each, name))))
    .filter((text) => lettersOf(text) >= fewestLetters)
  const [ownWords, otherWords] = [new Set(own), new Set(others)]
  const [ownPatterns, otherPatterns] = [patternsOf(own, 1), patternsOf(others, fewestLetters + 1)]
  const isAmong = (text: string, words: ReadonlySet<string>, patterns: readonly RegExp[]): boolean =>
    words.has(text) || patterns.some((pattern) => pattern.test(text))
  return (texts) =>
    texts.filter(
      (text) =>
        isAmong(text, otherWords, otherPatterns) &&
        !isAmong(text, ownWords, ownPatterns) &&
        !written.has(text) &&
        !shared.has(text),
    )
}
