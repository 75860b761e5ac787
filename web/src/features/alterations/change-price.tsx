import { useTranslation } from 'react-i18next'
import type { AlterationTerms } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/use-format.ts'
import { PriceBreakdown } from '../../ui/price-breakdown.tsx'

/** What a change costs or brings back, for whoever looks: the guest's price, and for the host what they earn of it. */
export const ChangePrice = ({
  terms: { total, difference, hostDifference },
  busy = false,
}: {
  terms: Pick<AlterationTerms, 'total' | 'difference' | 'hostDifference'>
  busy?: boolean
}) => {
  const { t } = useTranslation('alterations')
  const format = useFormat()
  const host = hostDifference !== null
  const way = difference > 0 ? 'More' : difference < 0 ? 'Less' : 'Same'
  const what = `${host ? 'host' : 'guest'}${way}` as const
  const change = { label: t(`price.${what}`), amount: format.dkk(Math.abs(difference)) }
  return (
    <PriceBreakdown
      busy={busy}
      lines={[
        { label: t('price.newTotal'), amount: format.dkk(total) },
        ...(host
          ? [
              {
                label: t(hostDifference < 0 ? 'price.youLose' : 'price.youEarn'),
                amount: format.dkk(Math.abs(hostDifference)),
              },
            ]
          : []),
      ]}
      total={change}
    />
  )
}
