import { languageOf } from '@nordbo/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { changeLanguage, type Language, languages } from '../../i18n/i18n.ts'
import { classNames } from '../../lib/browser/class-names.ts'

/** The languages, each named in its own. */
export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation('shell')
  const current = i18n.language
  const [, setQuery] = useSearchParams()
  const queries = useQueryClient()
  const choose = async (language: Language): Promise<void> => {
    await changeLanguage(language)
    // Answers of the server carry texts in the language.
    void queries.invalidateQueries()
    // Without `lang` in the address a reload keeps the choice.
    setQuery(
      (query) => {
        query.delete('lang')
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <fieldset aria-label={t('language')} className="flex">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          aria-label={`${language.toUpperCase()}: ${t('switchLanguage', { language: languageOf(language).name })}`}
          onClick={() => void choose(language)}
          className={classNames(
            'min-h-11 min-w-11 rounded-pill px-2 text-14 font-medium uppercase transition-colors hover:bg-sunken',
            language === current ? 'text-ink underline decoration-2 underline-offset-4' : 'text-soft',
          )}
        >
          {language}
        </button>
      ))}
    </fieldset>
  )
}
