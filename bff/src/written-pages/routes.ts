import { pageSlugs } from '@nordbo/written-pages'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { answerLanguageOf } from '../http/language.ts'
import { forAnyone, okResponse } from '../http/responses.ts'
import { figuredPage } from './figured-page.ts'

const Section = z.object({ id: z.string(), title: z.string() })

/** A version of a page that people agree to. */
export const PageChange = z.object({ version: z.int(), date: z.string(), text: z.string() }).meta({ id: 'PageChange' })

const ApiWrittenPage = z
  .object({
    title: z.string(),
    description: z.string(),
    /** When it changed last, `YYYY-MM-DD`. */
    updated: z.string(),
    /** Versions, the newest first; only of what people agree to. */
    changes: z.array(PageChange),
    sections: z.array(Section),
    /** Questions with answers as HTML, and further words that find them; only of the help. */
    questions: z.array(
      z.object({
        id: z.string(),
        topic: z.string(),
        question: z.string(),
        answer: z.string(),
        searchWords: z.array(z.string()),
      }),
    ),
    /** Its content as HTML, without the title. */
    html: z.string(),
  })
  .meta({ id: 'WrittenPage' })

/** Pages of prose in the caller's language (docs/product/pages.md). */
export const writtenPageRoutes = (app: Api, deps: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/pages/:slug',
    config: forAnyone,
    schema: { params: z.object({ slug: z.enum(pageSlugs) }), response: okResponse(ApiWrittenPage) },
    handler: (request) => figuredPage(deps, request.params.slug, answerLanguageOf(request), onBehalfOf(request)),
  })
}
