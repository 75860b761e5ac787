import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeCalendar } from '../../domain/calendar/home-calendar.tsx'
import { GuestSteppers } from '../../domain/stay/guest-steppers.tsx'
import type { StayDraft } from '../../domain/stay/stay.ts'
import { usePartyText } from '../../domain/stay/use-party-text.ts'
import type { Trip } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AlterationPrice } from './alteration-price.tsx'
import { priceTextKey } from './alteration-text-keys.ts'
import { freeOwnNights } from './free-own-nights.ts'
import {
  type AlterationInput,
  useAlterationPreview,
  useListingCapacity,
  useProposeAlteration,
} from './use-alteration.ts'

/** The stay to be altered. */
export type AlterableStay = Pick<Trip, 'id' | 'checkIn' | 'checkOut' | 'guests'> & {
  listing: { id: string; title: string }
}

const isChange = (stay: AlterableStay, input: AlterationInput): boolean =>
  stay.checkIn !== input.checkIn ||
  stay.checkOut !== input.checkOut ||
  (['adults', 'children', 'babies', 'pets'] as const).some((kind) => stay.guests[kind] !== input.guests[kind])

/** Chooses other dates or guests, shows the price difference, and proposes them to the other side. */
export const ProposeDialog = ({
  stay,
  side,
  met,
  onClose,
  onProposed,
}: {
  stay: AlterableStay
  side: 'guest' | 'host'
  /** Name of the person whose proposal arrived meanwhile and has to be answered first, or null. */
  met: string | null
  onClose: () => void
  onProposed: () => void
}) => {
  const { t } = useTranslation('alterations')
  const format = useFormat()
  const party = usePartyText()
  const problemText = useProblemText()
  const today = useToday()
  const [draft, setDraft] = useState<StayDraft>({
    stay: { checkIn: stay.checkIn, checkOut: stay.checkOut },
    started: null,
  })
  const [guests, setGuests] = useState(stay.guests)
  const room = useListingCapacity(stay.listing.id)
  const chosen = draft.stay
  const input = chosen && isChange(stay, { ...chosen, guests }) ? { ...chosen, guests } : null
  const preview = useAlterationPreview(stay.id, input)
  const propose = useProposeAlteration(stay.id, onProposed)
  const terms = input && !preview.isError ? preview.data : null
  return (
    <Dialog
      open
      full
      width="wide"
      title={t('title')}
      description={t('current', {
        title: stay.listing.title,
        dates: format.range(stay.checkIn, stay.checkOut),
        party: party(stay.guests),
      })}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="tabular text-14" aria-live="polite">
            {terms && met === null ? (
              <>
                <span className="block text-18 font-semibold">{format.dkk(Math.abs(terms.difference))}</span>
                <span className="text-soft">{t(`price.${priceTextKey(terms)}`)}</span>
              </>
            ) : null}
          </p>
          {met === null ? (
            <Button
              disabled={!input || !terms || preview.isFetching}
              busy={propose.isPending}
              onClick={() =>
                input && terms ? propose.mutate({ ...input, expectedDifference: terms.difference }) : undefined
              }
            >
              {t(side === 'guest' ? 'proposeToHost' : 'proposeToGuest')}
            </Button>
          ) : (
            <Button onClick={onClose}>{t('metSee')}</Button>
          )}
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-7">
        {met === null ? null : (
          <Banner tone="warning" title={t('metTitle', { name: met })}>
            {t('metText')}
          </Banner>
        )}
        <HomeCalendar
          listingId={stay.listing.id}
          draft={draft}
          onChange={setDraft}
          today={today}
          free={(taken) => freeOwnNights(taken, stay)}
        />
        <div className="grid gap-x-12 gap-y-7 md:grid-cols-2">
          <section aria-label={t('guests', { ns: 'listing' })}>
            <GuestSteppers
              guests={guests}
              onChange={setGuests}
              leastAdults={1}
              {...(room.data ? { capacity: room.data.maxGuests, pets: room.data.pets } : {})}
            />
          </section>
          <div className="grid content-start gap-4">
            <p className="font-semibold">
              {input ? `${format.range(input.checkIn, input.checkOut)} · ${party(input.guests)}` : t('choose')}
            </p>
            {input && preview.isPending ? <Skeleton className="h-28 rounded-control" /> : null}
            {input && preview.isError && met === null ? (
              <Banner tone="danger">{problemText(preview.error)}</Banner>
            ) : null}
            {terms ? <AlterationPrice terms={terms} busy={preview.isFetching} /> : null}
            {terms && met === null ? (
              <p className="text-14 text-soft">{t(side === 'guest' ? 'whatNextGuest' : 'whatNextHost')}</p>
            ) : null}
          </div>
        </div>
      </div>
    </Dialog>
  )
}
