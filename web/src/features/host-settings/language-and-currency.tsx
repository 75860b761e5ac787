import { languageOf } from '@nordbo/texts'
import { useTranslation } from 'react-i18next'
import { namedCurrencies } from '../../domain/locale/currencies.ts'
import { type Language, languages } from '../../i18n/i18n.ts'
import type { Profile } from '../../lib/api/model.ts'
import { Select } from '../../ui/forms/select.tsx'

const offered = languages.map(languageOf).map(({ code, name, region }) => ({ code, label: `${name} (${region})` }))

/** The two choices. */
export interface Preferences {
  locale: Language
  currency: Profile['preferredCurrency']
}

/** The choices of a stored profile. A language without texts is shown as English. */
export const preferencesOf = ({ preferredLocale, preferredCurrency }: Profile): Preferences => ({
  locale: languages.find((known) => known === preferredLocale) ?? 'en',
  currency: preferredCurrency,
})

/** Chooses language and currency. */
export const LanguageAndCurrency = ({
  value,
  onChange,
}: {
  value: Preferences
  onChange: (value: Preferences) => void
}) => {
  const { t, i18n } = useTranslation('hostSettings')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <Select
          label={t('locale')}
          value={value.locale}
          options={offered.map(({ code, label }) => ({ value: code, label }))}
          onChoose={(locale) => onChange({ ...value, locale })}
        />
        <p className="text-14 text-soft">{t('localeHint')}</p>
      </div>
      <div className="grid content-start gap-1.5">
        <Select
          label={t('currency')}
          value={value.currency}
          options={namedCurrencies(i18n.language).map(({ code, name }) => ({
            value: code,
            label: `${name} (${code})`,
          }))}
          onChoose={(currency) => onChange({ ...value, currency })}
        />
        <p className="text-14 text-soft">{t('currencyHint')}</p>
      </div>
    </div>
  )
}
