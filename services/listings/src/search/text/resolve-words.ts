import type { Db } from '../../core/deps.ts'
import { Prisma } from '../../generated/prisma/client.ts'

/** A word that was typed, and what of it homes know. */
export interface ResolvedWord {
  text: string
  /** As the Danish stemmer shortens it; '' for words that say nothing. */
  stem: string
  /** How many homes use it, or a word that begins with it. */
  homes: number
  /** Stems of compounds that end with it, as 'havudsigt' does with 'udsigt'. */
  tails: string[]
  /** Stems of its neighbours, for a word that no home has. */
  near: string[]
  /** Stems of the two words that make it, for a compound that no home has. */
  halves: string[]
}

/** The longest word that is looked at closely. */
const longest = 40

/**
 * Stems in Danish, counts, finds what ends with a word, and for one that no home has looks up the nearest ones (one letter wrong up to five
 * letters, two beyond; two letters changed places are two; words of fewer than four letters must be right) and the two that make it.
 */
export const resolveWords = (db: Db, words: readonly string[]): Promise<ResolvedWord[]> =>
  db.query<ResolvedWord>(Prisma.sql`
  select asked.text, asked.stem, coalesce(known.homes, 0)::int as homes, coalesce(tail.stems, '{}') as tails,
    coalesce(typo.stems, '{}') as near, coalesce(compound.stems, '{}') as halves
  from (
    select text, position, case when lexized = '{}' then '' else coalesce(lexized[1], text) end as stem
    from unnest(${[...words]}::text[]) with ordinality as typed (text, position), ts_lexize('danish_stem', text) as lexized
  ) asked
  left join lateral (
    select sum(lexicon.homes) as homes from search_lexicon lexicon
    where asked.stem <> '' and lexicon.homes > 0 and (lexicon.stem = asked.stem
      or length(asked.text) >= 3 and lexicon.stem >= asked.text and lexicon.stem < asked.text || chr(1114111))
  ) known on true
  left join lateral (
    select array_agg(ending.stem) as stems from (
      select lexicon.stem from search_lexicon lexicon
      where asked.stem <> '' and length(asked.stem) between 3 and ${longest}::int and lexicon.homes > 0 and lexicon.stem <> ''
        and reverse(lexicon.stem) > reverse(asked.stem) and reverse(lexicon.stem) < reverse(asked.stem) || chr(1114111)
      group by lexicon.stem
      order by sum(lexicon.homes) desc, lexicon.stem limit 12
    ) ending
  ) tail on true
  left join lateral (
    select array_agg(neighbour.stem) as stems from (
      select lexicon.stem from search_lexicon lexicon
      where known.homes is null and tail.stems is null and asked.stem <> '' and length(asked.text) between 4 and ${longest}::int
        and lexicon.homes > 0 and lexicon.stem <> ''
        and length(lexicon.term) between length(asked.text) - 2 and length(asked.text) + 2
        and levenshtein_less_equal(lexicon.term, asked.text, 2) <= case when length(asked.text) > 5 then 2 else 1 end
      order by levenshtein(lexicon.term, asked.text), lexicon.homes desc, lexicon.term limit 3
    ) neighbour
  ) typo on true
  left join lateral (
    select array[lead.stem, rest.stem] as stems
    from generate_series(3, length(asked.text) - 3) cut
    cross join lateral (select (ts_lexize('danish_stem', left(asked.text, cut)))[1] as stem) lead
    cross join lateral (select (ts_lexize('danish_stem', substr(asked.text, cut + 1)))[1] as stem) rest
    where known.homes is null and tail.stems is null and asked.stem <> '' and length(asked.text) between 6 and ${longest}::int
      and exists (select from search_lexicon lexicon where lexicon.stem = lead.stem and lexicon.homes > 0)
      and exists (select from search_lexicon lexicon where lexicon.stem = rest.stem and lexicon.homes > 0)
    order by cut desc limit 1
  ) compound on true
  order by asked.position`)
