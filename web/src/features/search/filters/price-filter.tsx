import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facets } from '../../../lib/api/model.ts'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useShownCurrency } from '../../../lib/format/shown-currency.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { RangeSlider } from '../../../ui/forms/range-slider.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { limitsOf, parsePrice, scaleFor, thumbsOf } from './price-scale.ts'

type Limits = { minPrice: number | null; maxPrice: number | null }

/**
 * A number field for a limit in DKK, the currency of addresses and of the search. Applied on blur or Enter. The hint converts it
 * (docs/product/money.md, Currencies).
 */
const LimitField = ({
  label,
  value,
  onSet,
}: {
  label: string
  value: number | null
  onSet: (value: number | null) => void
}) => {
  const format = useFormat()
  const currency = useShownCurrency()
  const [text, setText] = useState('')
  useEffect(() => setText(value === null ? '' : String(value)), [value])
  const typedNow = parsePrice(text)
  const commit = (): void => {
    const typed = parsePrice(text)
    setText(typed === null ? '' : String(typed))
    if (typed !== value) onSet(typed)
  }
  return (
    <TextField
      label={label}
      hint={currency && typedNow !== null ? format.price(typedNow) : undefined}
      inputMode="numeric"
      value={text}
      placeholder="DKK"
      maxLength={9}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}

/** How many homes cost what. Prices between the chosen ones, DKK, are coloured. */
const Histogram = ({
  buckets,
  chosen: [least, most],
}: {
  buckets: Facets['price']['buckets']
  chosen: [number, number]
}) => {
  const { t } = useTranslation('search')
  const highest = Math.max(1, ...buckets.map(({ count }) => count))
  return (
    <div role="img" aria-label={t('histogram')} data-testid="histogram" className="flex h-20 items-end gap-px">
      {buckets.map((bucket) => (
        <span
          key={bucket.from}
          style={{ flexGrow: bucket.to - bucket.from, height: `${(bucket.count / highest) * 100}%` }}
          className={classNames(
            'min-w-px basis-0 rounded-t-sm',
            bucket.to > least && bucket.from < most ? 'bg-primary' : 'bg-strong',
          )}
        />
      ))}
    </div>
  )
}

/** Chooses price limits: a histogram over a slider, and two fields. */
export const PriceFilter = ({
  price,
  limits,
  onChange,
}: {
  price: Facets['price']
  limits: Limits
  onChange: (limits: Limits) => void
}) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const { buckets } = price
  const scale = scaleFor(buckets[0]?.from ?? price.min ?? 0, buckets.at(-1)?.to ?? price.max ?? 0)
  // Local while a thumb is dragged, so that nothing is fetched.
  const [dragged, setDragged] = useState<[number, number] | null>(null)
  const thumbs = dragged ?? thumbsOf(scale, limits.minPrice, limits.maxPrice)
  const set = (next: Limits): void => {
    setDragged(null)
    const { minPrice, maxPrice } = next
    const crossed = minPrice !== null && maxPrice !== null && minPrice > maxPrice
    onChange(crossed ? { minPrice: maxPrice, maxPrice: minPrice } : next)
  }
  return (
    <div>
      <p className="text-14 text-soft">{t(price.basis === 'total' ? 'priceTotal' : 'priceNight')}</p>
      {buckets.length > 0 ? (
        <div className="mt-4 px-3.5">
          <Histogram buckets={buckets} chosen={thumbs} />
          <div className="-mx-3.5 -mt-5">
            <RangeSlider
              label={t('price')}
              labels={[t('priceLeast'), t('priceMost')]}
              {...scale}
              value={thumbs}
              say={format.dkkAndPrice}
              onChange={setDragged}
              onCommit={(chosen) => set(limitsOf(scale, chosen))}
            />
          </div>
        </div>
      ) : (
        <p className="mt-3 text-14 text-soft">{t('priceEmpty')}</p>
      )}
      <div className="mt-2 grid grid-cols-2 gap-3">
        <LimitField label={t('priceFrom')} value={limits.minPrice} onSet={(minPrice) => set({ ...limits, minPrice })} />
        <LimitField label={t('priceTo')} value={limits.maxPrice} onSet={(maxPrice) => set({ ...limits, maxPrice })} />
      </div>
    </div>
  )
}
