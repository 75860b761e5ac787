import type { LanguageCode } from '@nordbo/texts'

/** The most entries of a header that are read. */
const mostEntries = 20

/** Quality of an entry such as `de;q=0.8`; 1 when it names none. */
const entryOf = (text: string): { tag: string; quality: number } => {
  const [tag = '', ...parameters] = text.split(';').map((each) => each.trim().toLowerCase())
  const quality = parameters.find((each) => each.startsWith('q='))?.slice(2)
  return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 }
}

/** The offered language that an Accept-Language header wants most, by its whole tag or by its first part; undefined when it names none. */
export const preferredLanguage = (header: string, offered: readonly LanguageCode[]): LanguageCode | undefined => {
  const wanted = header
    .split(',', mostEntries)
    .map(entryOf)
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
  for (const { tag } of wanted) {
    const named = [tag, tag.split('-')[0]]
    for (const name of named) {
      const found = offered.find((code) => code.toLowerCase() === name)
      if (found) return found
    }
  }
  return undefined
}
