import { ListingId } from '@nordbo/contracts'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'

/** A home as answers about something else name it. */
const Named = z.object({
  id: ListingId,
  title: z.string(),
  photo: z.object({ altEnglish: z.string().optional() }).nullish(),
})

/** Homes that stand in an answer as `listing` or in a list of `homes`; each is an object of that answer. */
const namedIn = (answer: unknown): object[] => {
  if (Array.isArray(answer)) return answer.flatMap(namedIn)
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]: [string, unknown]) => {
    const homes: unknown[] = name === 'listing' ? [value] : name === 'homes' && Array.isArray(value) ? value : []
    const named = homes.filter((home): home is object => Named.safeParse(home).success)
    return named.length > 0 ? named : namedIn(value)
  })
}

/**
 * Names homes in English to readers of English: stays, payouts and suggestions carry the name that the home's host gave it. Where
 * listings does not answer, that name stays.
 */
export const englishTitles = fastifyPlugin(async (api: FastifyInstance, { services }: Pick<Deps, 'services'>) => {
  api.addHook('preSerialization', async (request, _reply, answer: unknown) => {
    if (languageOf(request) !== 'en') return answer
    const homes = namedIn(answer)
    if (homes.length === 0) return answer
    const ids = [...new Set(homes.map((home) => Named.parse(home).id))].slice(0, 500)
    const found = await services.listings.englishTitles({ ids }, onBehalfOf(request)).catch(() => null)
    for (const home of homes) {
      const { id, photo } = Named.parse(home)
      const title = found?.ok ? found.value.titles[id] : undefined
      if (title !== undefined) Object.assign(home, { title })
      if (photo?.altEnglish && 'photo' in home) Object.assign(home.photo ?? {}, { alt: photo.altEnglish })
    }
    return answer
  })
})
