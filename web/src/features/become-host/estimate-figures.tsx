import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { assumedTotal, type CompleteEstimateInput } from './estimate-input.ts'
import { useEstimate } from './use-hosting.ts'

type Estimate = NonNullable<ReturnType<typeof useEstimate>['data']>

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-soft">{label}</dt>
    <dd className="tabular font-medium">{value}</dd>
  </div>
)

/** The sum and where it comes from. */
const Found = ({ estimate, nights }: { estimate: Estimate; nights: number }) => {
  const { t } = useTranslation('hosting')
  const format = useFormat()
  const { within, homes, priceRange, occupancyPercent } = estimate
  const place = within?.area === 'country' ? t(`country.${within.country}`, { ns: 'common' }) : (within?.name ?? '')
  return (
    <>
      <div>
        <p className="text-soft">{t('youEarn', { count: nights })}</p>
        <p className="tabular font-head text-48 text-primary" data-testid="earnings">
          {format.kroner(estimate.earnings)}
        </p>
        <p className="text-14 text-soft">{t('afterFee')}</p>
      </div>
      <dl className="grid gap-2 border-t border-line pt-4">
        <Line label={t('nightPrice')} value={format.kroner(estimate.nightPrice)} />
        <Line label={t('total', { count: nights })} value={format.kroner(estimate.total)} />
        <Line label={t('platformFee')} value={`−${format.kroner(estimate.platformFee)}`} />
        {priceRange ? (
          <Line label={t('range')} value={`${format.kroner(priceRange.low)} – ${format.kroner(priceRange.high)}`} />
        ) : null}
        {occupancyPercent === null ? null : <Line label={t('occupancy')} value={`${occupancyPercent} %`} />}
      </dl>
      <p className="text-14 text-soft">
        {within ? t(`basis.${within.area}`, { count: homes, place }) : t('basis.assumed')}
      </p>
    </>
  )
}

/** What a home might earn. Without an answer of the server it is the assumption, and says so. */
export const EstimateFigures = ({ input }: { input: CompleteEstimateInput | null }) => {
  const { t } = useTranslation('hosting')
  const format = useFormat()
  const { data, isError, isFetching } = useEstimate(input)
  return (
    <Card className="grid content-center gap-4 bg-primary-soft p-6 md:p-8" aria-live="polite" aria-busy={isFetching}>
      {input === null ? (
        <p className="text-18 text-soft">{t('notYet')}</p>
      ) : isError ? (
        <>
          <p className="text-soft">{t('assumedTotal', { count: input.nights })}</p>
          <p className="tabular font-head text-48 text-primary" data-testid="earnings">
            {format.kroner(assumedTotal(input))}
          </p>
          <p className="text-14 text-soft">{t('basis.assumed')}</p>
        </>
      ) : data ? (
        <Found estimate={data} nights={input.nights} />
      ) : (
        <div className="skeleton h-40 rounded-control" />
      )}
    </Card>
  )
}
