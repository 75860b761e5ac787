import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { HostOverview } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useMonthName } from './use-month-name.ts'
import { YearTable } from './year-table.tsx'

const MonthBars = lazy(async () => ({ default: (await import('../../ui/charts/month-bars.tsx')).MonthBars }))

interface ChartCardProps {
  name: 'earnings' | 'occupancy'
  bars: readonly { key: string; label: string; name: string; value: number }[]
  formatValue: (value: number) => string
}

/** A chart with its heading. The table below has the same figures. */
const ChartCard = ({ name, ...chart }: ChartCardProps) => {
  const { t } = useTranslation('overview')
  return (
    <Card className="min-w-0 p-5 md:p-6">
      <h3 className="font-body text-16 font-semibold tracking-normal">{t(name)}</h3>
      <p className="mt-0.5 mb-4 text-14 text-soft">{t(`${name}Text`)}</p>
      <Suspense fallback={<Skeleton className="h-56" />}>
        <MonthBars label={`${t(name)}: ${t('year')}`} tone={name === 'earnings' ? 'primary' : 'success'} {...chart} />
      </Suspense>
    </Card>
  )
}

/** Earnings and occupancy of the last twelve months, as charts and as a table. */
export const YearFigures = ({ months }: { months: HostOverview['months'] }) => {
  const { t } = useTranslation('overview')
  const format = useFormat()
  const monthName = useMonthName()
  const barsOf = (value: (month: HostOverview['months'][number]) => number) =>
    months.map((each) => ({
      key: each.month,
      label: monthName(each.month, 'short'),
      name: monthName(each.month, 'withYear'),
      value: value(each),
    }))
  return (
    <section aria-labelledby="year" className="grid gap-4">
      <h2 id="year" className="mt-2 text-22">
        {t('year')}
      </h2>
      <div className="grid gap-4 xl:grid-cols-2">
        <ChartCard name="earnings" bars={barsOf(({ revenue }) => revenue)} formatValue={format.kroner} />
        <ChartCard
          name="occupancy"
          bars={barsOf(({ occupancyPct }) => occupancyPct)}
          formatValue={(value) => `${format.number(value)} %`}
        />
      </div>
      <YearTable months={months} />
    </section>
  )
}
