import { ListingId } from '@nordbo/contracts'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'

/** A home inside an answer about something else. */
const Named = z.object({
  id: ListingId,
  title: z.string(),
  photo: z.object({ altEnglish: z.string().optional() }).nullish(),
})

/** The homes in an answer, at any depth: values of `listing` and items of `homes`. Returns the answer's own objects, to be changed. */
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
 * Replaces the titles of homes by English ones for readers of English: stays, payouts and suggestions contain the host's own title.
 * That title stays when listings does not answer.
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
