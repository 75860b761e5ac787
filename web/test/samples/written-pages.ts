import type { LanguageCode } from '@nordbo/texts'
import type { PageSlug } from '@nordbo/written-pages'
import { readPage } from '@nordbo/written-pages/files'
import type { WrittenPage } from '../../src/lib/api/model.ts'

/** Figures that tests name; all others are 10. */
const figures: Readonly<Record<string, string>> = {
  product: 'Nordbo',
  supportEmail: 'hjaelp@nordbo.example',
  supportPhone: '+45 70 00 00 00',
  supportWeekdays: '9–17',
  supportWeekends: '10–14',
  refundDays: '5–10',
  arrivalNotesHours: '48',
}

const withFigures = (text: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => figures[name] ?? '10')

/** A page of prose as the API answers it, with figures of tests. */
export const aWrittenPage = (slug: PageSlug, language: LanguageCode = 'da'): WrittenPage => {
  const page = readPage(language, slug)
  return {
    ...page,
    title: withFigures(page.title),
    description: withFigures(page.description),
    questions: page.questions.map((each) => ({ ...each, answer: withFigures(each.answer) })),
    html: withFigures(page.html),
  }
}
