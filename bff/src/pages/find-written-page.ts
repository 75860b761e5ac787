import { pageOfPath, writtenPaths } from '@nordbo/written-pages'
import { figuredPage } from '../written-pages/figured-page.ts'
import { pageAddresses } from './addresses.ts'
import type { FindPage } from './page-request.ts'
import { questionData } from './structured-data.ts'
import { bodyOf, none } from './write-pages.ts'

/** A written page: its head and all of its text. The help is also described as questions and answers. */
export const findWrittenPage: FindPage = async (deps, { request, context, call, firstPaths }) => {
  const slug = pageOfPath(new URL(request.url, 'http://page').pathname)
  if (slug === undefined) return 'missing'
  const page = await figuredPage(deps, slug, context.language, call)
  return {
    language: context.language,
    title: page.title,
    description: page.description,
    ...pageAddresses(context.publicUrl, writtenPaths[slug], none, context),
    image: new URL('/social.jpg', context.publicUrl).href,
    type: 'website',
    structured: page.questions.length > 0 ? [questionData(page.questions)] : [],
    cover: null,
    answers: firstPaths.map((path) => ({ path, answer: page })),
    body: bodyOf(context, page.title, page.html),
  }
}
