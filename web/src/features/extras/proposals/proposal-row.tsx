import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { ProposedNights } from './group-proposals.ts'
import { useDecision } from './use-proposals.ts'

/** Nights with one proposed price: what it is now, why another fits, and the host's decision. */
export const ProposalRow = ({ listingId, group }: { listingId: string; group: ProposedNights }) => {
  const { t } = useTranslation('extras')
  const format = useFormat()
  const accept = useDecision(listingId, 'accept')
  const dismiss = useDecision(listingId, 'dismiss')
  const { from, to, current, proposed, median, taken, nights } = group
  const count = nights.length
  const dates = count === 1 ? format.longDay(from) : format.range(from, to)
  const price = format.kroner(proposed)
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-4 md:grid-cols-[1fr_auto] md:items-center">
      <div>
        <p className="font-medium">
          {dates} <span className="text-14 font-normal text-soft">· {t('nights', { count })}</span>
        </p>
        <p className="tabular mt-1 flex flex-wrap gap-x-3">
          <span className="text-soft">{t('from', { price: format.kroner(current) })}</span>
          <strong className="font-semibold">{t('to', { price })}</strong>
        </p>
        <p className="tabular text-14 text-soft">{t('why', { median: format.kroner(median), taken })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={accept.isPending}
          disabled={dismiss.isPending}
          aria-label={t('acceptLabel', { price, dates })}
          onClick={() => accept.mutate(nights)}
        >
          {t('accept')}
        </Button>
        <Button
          size="small"
          variant="outline"
          busy={dismiss.isPending}
          disabled={accept.isPending}
          aria-label={t('dismissLabel', { price, dates })}
          onClick={() => dismiss.mutate(nights)}
        >
          {t('dismiss')}
        </Button>
      </div>
    </li>
  )
}
