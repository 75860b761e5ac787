import type { PrismaClient } from '../generated/prisma/client.ts'
import { wordsOf } from './fold.ts'
import { stopWords } from './words.ts'

/** Words that are looked for; more than this tell nothing new. */
const maxWords = 8

/** A word of the query: its stem ('' for words that say nothing), how many homes use it, and else the stems of its neighbours. */
interface Resolved {
  stem: string
  /** Did the stemmer leave the word as it is? Then longer words that begin with it match too, as in 'strand' and 'strandhus'. */
  whole: boolean
  homes: number
  near: string[]
}

/**
 * Stems in Danish, counts, and for a word that no home has looks up the nearest ones: one letter wrong up to five letters, two
 * beyond (two letters changed places are two). Words of fewer than four letters must be right.
 */
const resolve = (client: PrismaClient, words: readonly string[]): Promise<Resolved[]> => client.$queryRaw<Resolved[]>`
  select asked.stem, asked.stem = asked.text as whole, coalesce(known.homes, 0)::int as homes, coalesce(typo.stems, '{}') as near
  from (
    select text, position, case when lexized = '{}' then '' else coalesce(lexized[1], text) end as stem
    from unnest(${words}::text[]) with ordinality as typed (text, position), ts_lexize('danish_stem', text) as lexized
  ) asked
  left join lateral (
    select sum(lexicon.homes) as homes from search_lexicon lexicon
    where asked.stem <> '' and lexicon.homes > 0 and (lexicon.stem = asked.stem
      or asked.stem = asked.text and length(asked.stem) >= 3 and lexicon.stem >= asked.stem and lexicon.stem < asked.stem || chr(1114111))
  ) known on true
  left join lateral (
    select array_agg(neighbour.stem) as stems from (
      select lexicon.stem from search_lexicon lexicon
      where known.homes is null and asked.stem <> '' and length(asked.text) between 4 and 40 and lexicon.homes > 0
        and length(lexicon.term) between length(asked.text) - 2 and length(asked.text) + 2
        and levenshtein_less_equal(lexicon.term, asked.text, 2) <= case when length(asked.text) > 5 then 2 else 1 end
      order by levenshtein(lexicon.term, asked.text), lexicon.homes desc, lexicon.term limit 3
    ) neighbour
  ) typo on true
  order by asked.position`

const quoted = (term: string): string => `'${term.replaceAll("'", "''")}'`

/** What one word matches: its forms and what begins with it, or else what it was probably meant to be. */
const matching = ({ stem, whole, homes, near }: Resolved): string => {
  if (homes === 0 && near.length > 0) return `(${near.map(quoted).join(' | ')})`
  return whole && stem.length >= 3 ? `${quoted(stem)}:*` : quoted(stem)
}

/**
 * What a person typed as a text search: every word that says something must be there, in any form, begun or slightly mistyped.
 * A `tsquery` whose lexemes are as they are stored; undefined when no word of it says anything.
 */
export const textQuery = async (client: PrismaClient, q: string): Promise<string | undefined> => {
  const words = [...new Set(wordsOf(q))].filter((word) => !stopWords.has(word)).slice(0, maxWords)
  if (words.length === 0) return undefined
  const telling = (await resolve(client, words)).filter(({ stem }) => stem !== '')
  return telling.length === 0 ? undefined : telling.map(matching).join(' & ')
}
