import { CalendarDays, UsersRound } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartyText } from '../../../domain/stay/use-party-text.ts'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'

const load = () => import('./stay-panel.tsx')
const StayPanel = lazy(async () => ({ default: (await load()).StayPanel }))

const row = 'flex min-h-14 w-full items-center gap-3 px-4 text-start transition-colors hover:bg-sunken'

/** Dates and guests on the price card, edited in place. */
export const StayRows = ({ home, choice }: { home: ListingDetail; choice: StayChoice }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const party = usePartyText()
  const [open, setOpen] = useState<'dates' | 'guests' | null>(null)
  const dates = useRef<HTMLButtonElement>(null)
  const guests = useRef<HTMLButtonElement>(null)
  const { stay } = choice
  const button = (part: 'dates' | 'guests'): ComponentProps<'button'> => ({
    type: 'button',
    className: row,
    'aria-haspopup': 'dialog',
    'aria-expanded': open === part,
    onPointerEnter: () => void load(),
    onClick: () => setOpen(open === part ? null : part),
  })
  return (
    <div className="mt-5 divide-y divide-line overflow-hidden rounded-control hairline border-control">
      <button ref={dates} {...button('dates')}>
        <CalendarDays aria-hidden="true" className="size-5 text-primary" />
        {stay ? format.range(stay.checkIn, stay.checkOut) : <span className="text-soft">{t('checkAvailability')}</span>}
      </button>
      <button ref={guests} {...button('guests')}>
        <UsersRound aria-hidden="true" className="size-5 text-primary" />
        {party(choice.guests)}
      </button>
      <Suspense>
        {open ? (
          <StayPanel
            key={open}
            part={open}
            anchor={open === 'dates' ? dates : guests}
            home={home}
            choice={choice}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
