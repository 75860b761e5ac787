import { useTranslation } from 'react-i18next'
import { type Language, languages } from '../../i18n/i18n.ts'
import type { Profile } from '../../lib/api/model.ts'
import { Select } from '../../ui/forms/select.tsx'

const currencies = [
  'DKK',
  'EUR',
  'SEK',
  'NOK',
  'GBP',
  'USD',
  'CAD',
  'AUD',
] as const satisfies Profile['preferredCurrency'][]

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
  const { t } = useTranslation('hostSettings')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <Select
          label={t('locale')}
          value={value.locale}
          options={languages.map((locale) => ({ value: locale, label: t(`locale.${locale}`) }))}
          onChoose={(locale) => onChange({ ...value, locale })}
        />
        <p className="text-14 text-soft">{t('localeHint')}</p>
      </div>
      <div className="grid content-start gap-1.5">
        <Select
          label={t('currency')}
          value={value.currency}
          options={currencies.map((currency) => ({ value: currency, label: t(`currency.${currency}`) }))}
          onChoose={(currency) => onChange({ ...value, currency })}
        />
        <p className="text-14 text-soft">{t('currencyHint')}</p>
      </div>
    </div>
  )
}
