import type { LanguageCode } from '@nordbo/texts'
import { escapeFigure, type PageSlug, type WrittenPage, withFigures } from '@nordbo/written-pages'
import { readPage } from '@nordbo/written-pages/files'
import type { Deps } from '../deps/deps.ts'
import type { ServiceCall } from '../services/services.ts'
import { pageFigures } from './page-figures.ts'

/** A written page in a language, with the figures of now (docs/product/pages.md, Figures). */
export const figuredPage = async (
  deps: Pick<Deps, 'services' | 'config'>,
  slug: PageSlug,
  language: LanguageCode,
  call: ServiceCall,
): Promise<WrittenPage> => {
  const figures = await pageFigures(deps, call)
  const plain = (text: string): string => withFigures(text, figures, String)
  const html = (text: string): string => withFigures(text, figures, escapeFigure)
  const page = readPage(language, slug)
  return {
    ...page,
    title: plain(page.title),
    description: plain(page.description),
    changes: page.changes.map((change) => ({ ...change, text: plain(change.text) })),
    sections: page.sections.map(({ id, title }) => ({ id, title: plain(title) })),
    questions: page.questions.map((each) => ({
      ...each,
      question: plain(each.question),
      answer: html(each.answer),
    })),
    html: html(page.html),
  }
}
