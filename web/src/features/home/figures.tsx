import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import { useMarketFigures } from './use-front-page.ts'

const Figure = ({ value, label }: { value: string | undefined; label: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-14 text-soft md:text-16">{label}</dt>
    {/* A placeholder of the same height while it loads. */}
    <dd className="tabular font-head text-28 text-primary md:text-48">{value ?? ' '}</dd>
  </div>
)

/** The number of homes and hosts, and the mean rating. Renders nothing where they cannot be fetched. */
export const Figures = () => {
  const { t } = useTranslation('home')
  const format = useFormat()
  const figures = useMarketFigures()
  if (figures.isError) return null
  const { homes, hosts, rating, reviews } = figures.data ?? {}
  const rated = rating === null ? t('figureNone') : rating === undefined ? undefined : format.rating(rating)
  return (
    <dl data-testid="figures" className="grid grid-cols-3 gap-4 md:gap-12">
      <Figure
        value={homes === undefined ? undefined : format.number(homes)}
        label={t('figureHomes', { count: homes ?? 0 })}
      />
      <Figure
        value={hosts === undefined ? undefined : format.number(hosts)}
        label={t('figureHosts', { count: hosts ?? 0 })}
      />
      <Figure value={rated} label={t('figureRating', { count: reviews ?? 0 })} />
    </dl>
  )
}
