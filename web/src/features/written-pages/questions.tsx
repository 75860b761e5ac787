import { ChevronDown, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { WrittenPage } from '../../lib/api/model.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { questionFinder } from './find-questions.ts'
import { Prose } from './prose.tsx'

type Question = WrittenPage['questions'][number]

const Disclosure = ({ question, open }: { question: Question; open: boolean }) => (
  <details id={question.id} open={open} className="group border-b border-line">
    <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
      {question.question}
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="pb-5">
      <Prose html={question.answer} />
    </div>
  </details>
)

/** What stands after the questions as HTML: the section that has none. */
const afterQuestions = ({ sections, questions, html }: WrittenPage): string => {
  const last = sections.find(({ id }) => questions.every(({ topic }) => topic !== id))
  return last ? html.slice(html.indexOf(`<h2 id="${last.id}"`)) : ''
}

/** The questions of the help by topic, a search in them, and what follows them whatever is searched. */
export const Questions = ({ page }: { page: WrittenPage }) => {
  const { t, i18n } = useTranslation('written')
  const { hash } = useLocation()
  const [search, setSearch] = useState({ words: '', hash })
  // Who follows a link to a topic or a question sees all of them again.
  const words = search.hash === hash ? search.words : ''
  const find = useMemo(() => questionFinder(page.questions, i18n.language), [page.questions, i18n.language])
  const found = find(words)
  return (
    <>
      <label className="flex min-h-14 items-center gap-3 rounded-pill px-5 hairline border-line bg-raised focus-within:outline-2">
        <Search aria-hidden="true" className="size-5 shrink-0 text-soft" />
        <span className="sr-only">{t('searchLabel')}</span>
        <input
          type="search"
          value={words}
          onChange={(event) => setSearch({ words: event.target.value, hash })}
          placeholder={t('searchLabel')}
          className="min-h-11 w-full bg-transparent outline-none"
        />
      </label>
      <p role="status" className="mt-3 min-h-6 text-14 text-soft">
        {words.trim() === ''
          ? ''
          : found.length === 0
            ? t('searchNone', { words: words.trim() })
            : t('searchFound', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <ButtonLink to="/contact" variant="outline" size="small" className="mt-3">
          {t('contact')}
        </ButtonLink>
      ) : null}
      {page.sections
        .filter(({ id }) => found.some(({ topic }) => topic === id))
        .map(({ id, title }) => (
          <section key={id} aria-labelledby={id} className="mt-8">
            <h2 id={id} className="scroll-mt-28 text-22 md:text-28">
              {title}
            </h2>
            <div className="mt-2">
              {found
                .filter(({ topic }) => topic === id)
                .map((question) => (
                  <Disclosure key={question.id} question={question} open={hash === `#${question.id}`} />
                ))}
            </div>
          </section>
        ))}
      <div className="mt-8 md:[&_h2]:text-28">
        <Prose html={afterQuestions(page)} />
      </div>
    </>
  )
}
