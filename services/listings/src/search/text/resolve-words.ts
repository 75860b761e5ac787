import type { Db } from '../../core/deps.ts'
import { Prisma } from '../../generated/prisma/client.ts'

/** A typed word with what the lexicon has for it. */
export interface ResolvedWord {
  text: string
  /** Its Danish stem; '' for stop words. */
  stem: string
  /** How many homes contain it, or a word that begins with it. */
  homes: number
  /** Stems of compounds that end with it: 'havudsigt' for 'udsigt'. */
  tails: string[]
  /** Stems of similar words, if no home contains it. */
  near: string[]
  /** Stems of the two words of a compound that no home contains. */
  halves: string[]
}

/** Longest word for which similar words and compounds are searched, letters. */
const longest = 40

/**
 * Looks words up in the lexicon. For a word that no home contains it finds similar words and the two parts of a compound. Similar words
 * have one error in words of four or five letters and two in longer ones; swapped letters count as two; shorter words must be exact.
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
