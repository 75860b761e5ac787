import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../domain/locale/languages.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { useShownCurrency } from '../../lib/format/shown-currency.ts'
import { openLocale } from '../../lib/locale/open-locale.ts'

/** Names the language and the currency, and opens the dialog of both. */
export const LocaleButton = ({ onOpen, className }: { onOpen?: () => void; className?: string }) => {
  const { t, i18n } = useTranslation('shell')
  const language = languageName(i18n.language)
  const currency = useShownCurrency()?.code ?? 'DKK'
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('chooseLocale', { language, currency })}
      onClick={() => {
        onOpen?.()
        openLocale()
      }}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-pill px-3 text-14 font-medium transition-colors hover:bg-sunken',
        className,
      )}
    >
      <Globe aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span aria-hidden="true">
        {language} · {currency}
      </span>
    </button>
  )
}
