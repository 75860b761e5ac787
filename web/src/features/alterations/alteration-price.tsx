import { useTranslation } from 'react-i18next'
import type { AlterationTerms } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { PriceBreakdown } from '../../ui/layout/price-breakdown.tsx'
import { earningsTextKey, priceTextKey } from './alteration-text-keys.ts'

/** An alteration's price: the difference for the guest, and the host's earnings for the host. */
export const AlterationPrice = ({
  terms: { total, difference, hostDifference, waived },
  busy = false,
}: {
  terms: Pick<AlterationTerms, 'total' | 'difference' | 'hostDifference' | 'waived'>
  busy?: boolean
}) => {
  const { t } = useTranslation('alterations')
  const format = useFormat()
  const host = hostDifference !== null
  // Hosts are paid in DKK.
  const price = host ? format.dkk : format.dkkAndPrice
  const change = {
    label: t(`price.${priceTextKey({ difference, hostDifference })}`),
    amount: price(Math.abs(difference)),
  }
  return (
    <div className="grid gap-2">
      <PriceBreakdown
        busy={busy}
        lines={[
          { label: t('price.newTotal'), amount: price(total) },
          ...(host
            ? [
                {
                  label: t(`price.${earningsTextKey(hostDifference)}`),
                  amount: format.dkk(Math.abs(hostDifference)),
                },
              ]
            : []),
        ]}
        total={change}
      />
      {waived > 0 ? <p className="text-14 text-soft">{t('price.waived', { amount: price(waived) })}</p> : null}
    </div>
  )
}
