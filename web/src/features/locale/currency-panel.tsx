import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { namedCurrencies } from '../../domain/locale/currencies.ts'
import { useShownCurrency } from '../../lib/format/shown-currency.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { ChoiceList } from '../../ui/forms/choice-list.tsx'
import { useChooseCurrency } from './use-choose-locale.ts'

/** The currency that prices are shown in (docs/product/money.md, Currencies). */
export const CurrencyPanel = () => {
  const { t, i18n } = useTranslation('locale')
  const format = useFormat()
  const id = useId()
  const shown = useShownCurrency()
  const choose = useChooseCurrency()
  const named = namedCurrencies(i18n.language)
  return (
    <section>
      <h3 id={id} className="mb-3 font-body text-16 font-semibold tracking-normal">
        {t('chooseCurrency')}
      </h3>
      <ChoiceList
        labelledBy={id}
        value={shown?.code ?? 'DKK'}
        choices={named.map(({ code, name, symbol }) => ({
          value: code,
          label: name,
          note: symbol === code ? code : `${code} · ${symbol}`,
        }))}
        onChoose={(value) => {
          const chosen = named.find(({ code }) => code === value)
          if (chosen && !choose.isPending) choose.mutate(chosen.code)
        }}
      />
      <p className="mt-5 text-14 text-soft">
        {t('charged')} {shown ? t('ratesOf', { date: format.longDay(shown.date), source: shown.source }) : null}
      </p>
    </section>
  )
}
