import { useTranslation } from 'react-i18next'
import type { AlterationTerms } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/use-format.ts'
import { PriceBreakdown } from '../../ui/price-breakdown.tsx'

/** Which words say what the guest pays or gets back, to the guest or to the host. */
export const priceWords = ({ difference, hostDifference }: Pick<AlterationTerms, 'difference' | 'hostDifference'>) => {
  const way = difference > 0 ? 'More' : difference < 0 ? 'Less' : 'Same'
  return `${hostDifference === null ? 'guest' : 'host'}${way}` as const
}

/** What a change costs or brings back, for whoever looks: the guest's price, and for the host what they earn of it. */
export const ChangePrice = ({
  terms: { total, difference, hostDifference, waived },
  busy = false,
}: {
  terms: Pick<AlterationTerms, 'total' | 'difference' | 'hostDifference' | 'waived'>
  busy?: boolean
}) => {
  const { t } = useTranslation('alterations')
  const format = useFormat()
  const host = hostDifference !== null
  const change = {
    label: t(`price.${priceWords({ difference, hostDifference })}`),
    amount: format.dkk(Math.abs(difference)),
  }
  return (
    <div className="grid gap-2">
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
      {waived > 0 ? <p className="text-14 text-soft">{t('price.waived', { amount: format.dkk(waived) })}</p> : null}
    </div>
  )
}
