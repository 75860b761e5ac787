import { BadgeCheck, Megaphone, ShieldCheck, TrendingUp, Zap } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingExtra, SavedCard } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Switch } from '../../ui/forms/switch.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ExtraState } from './extra-state.tsx'
import { InsuranceTerms } from './insurance-terms.tsx'
import type { ExtraSwitch } from './use-extra-switch.ts'

const icons = { INSURANCE: ShieldCheck, FEATURED: Megaphone, INSTANT_PAYOUTS: Zap, SMART_PRICING: TrendingUp } as const

interface ExtraCardProps {
  extra: ListingExtra
  control: ExtraSwitch
  card: SavedCard | undefined
}

/** One extra: its price per month, what it promises and does, its state and its switch. */
export const ExtraCard = ({ extra, control, card }: ExtraCardProps) => {
  const { t } = useTranslation('extras')
  const format = useFormat()
  const id = useId()
  const { code, price, enabled, textKey: key } = extra
  const Icon = icons[code]
  const pending = control.pending?.code === code ? control.pending : null
  const waiting = control.waiting?.code === code
  return (
    <Card className="grid grid-cols-[auto_1fr_auto] items-start gap-x-4 gap-y-3 p-5 md:gap-x-5 md:p-7">
      <span aria-hidden="true" className="grid size-11 place-items-center rounded-pill bg-primary-soft text-primary">
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <div>
        <h2 id={`${id}-name`} className="text-18 md:text-22">
          {t(`name.${key}`)}
        </h2>
        <p id={`${id}-price`} className="tabular text-14 text-soft">
          {t('perMonth', { price: format.dkk(price) })}
        </p>
      </div>
      <Switch
        label={t(`name.${key}`)}
        describedBy={`${id}-price ${id}-promise`}
        checked={pending?.enabled ?? (enabled || waiting)}
        disabled={pending !== null}
        onChange={(on) => control.set(code, on)}
      />
      <div className="col-span-full grid gap-2 md:col-span-2 md:col-start-2">
        <p id={`${id}-promise`} className="flex items-start gap-2 font-medium">
          <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" strokeWidth={1.75} />
          {t(`promise.${key}`)}
        </p>
        <p className="max-w-reading text-14 text-soft">{t(`effect.${key}`)}</p>
        {code === 'INSURANCE' ? (
          <div>
            <InsuranceTerms />
          </div>
        ) : null}
        <ExtraState extra={extra} control={control} card={card} />
      </div>
    </Card>
  )
}
