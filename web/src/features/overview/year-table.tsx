import { useTranslation } from 'react-i18next'
import type { HostOverview } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { useMonthName } from './use-month-name.ts'

const cell = 'px-1.5 py-2.5 text-end whitespace-nowrap first:ps-4 last:pe-4 sm:px-3 md:first:ps-6 md:last:pe-6'

/** A column for which phones have no room. */
const roomy = 'max-sm:hidden'

/** The figures of the charts as a table, the current month first. */
export const YearTable = ({ months }: { months: HostOverview['months'] }) => {
  const { t } = useTranslation('overview')
  const format = useFormat()
  const monthName = useMonthName()
  const sum = (of: (month: HostOverview['months'][number]) => number): number =>
    months.reduce((total, month) => total + of(month), 0)
  const [booked, open] = [sum(({ bookedNights }) => bookedNights), sum(({ openNights }) => openNights)]
  const percent = open === 0 ? 0 : Math.round((100 * booked) / open)
  const nights = (some: number, all: number): string => `${format.number(some)} / ${format.number(all)}`
  return (
    <Card className="overflow-hidden">
      <table className="tabular w-full text-14">
        <caption className="px-4 pt-5 pb-2 text-start text-16 font-semibold md:px-6">{t('figures')}</caption>
        <thead className="text-soft">
          <tr className="border-b border-line">
            <th scope="col" className={`${cell} text-start font-medium`}>
              {t('month')}
            </th>
            {(['earnings', 'nights', 'occupancy'] as const).map((name) => (
              <th key={name} scope="col" className={`${cell} font-medium ${name === 'nights' ? roomy : ''}`}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month.month} className="border-b border-line">
              <th scope="row" className={`${cell} text-start font-medium first-letter:uppercase`}>
                {monthName(month.month, 'short')} {month.month.slice(0, 4)}
              </th>
              <td className={cell}>{format.kroner(month.revenue)}</td>
              <td className={`${cell} ${roomy}`}>{nights(month.bookedNights, month.openNights)}</td>
              <td className={cell}>{format.number(month.occupancyPct)} %</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className={`${cell} text-start`}>
              {t('total')}
            </th>
            <td className={cell}>{format.kroner(sum(({ revenue }) => revenue))}</td>
            <td className={`${cell} ${roomy}`}>{nights(booked, open)}</td>
            <td className={cell}>{format.number(percent)} %</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
