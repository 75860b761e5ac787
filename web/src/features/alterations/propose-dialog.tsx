import { useTranslation } from 'react-i18next'
import { HomeCalendar } from '../../domain/calendar/home-calendar.tsx'
import { GuestSteppers } from '../../domain/stay/guest-steppers.tsx'
import { usePartyText } from '../../domain/stay/use-party-text.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AlterationPrice } from './alteration-price.tsx'
import { priceTextKey } from './alteration-text-keys.ts'
import { useListingCapacity } from './use-alteration.ts'
import { type AlterableStay, type Proposal, useProposal } from './use-proposal.ts'

interface ProposalPartProps {
  proposal: Proposal
  side: 'guest' | 'host'
  /** A proposal of the other side arrived meanwhile and has to be answered first. */
  answerFirst: boolean
}

/** The price difference, and the button that proposes. */
const ProposalFooter = ({
  proposal: { input, terms, preview, propose },
  side,
  answerFirst,
  onClose,
}: ProposalPartProps & { onClose: () => void }) => {
  const { t } = useTranslation('alterations')
  const format = useFormat()
  const price = side === 'guest' ? format.dkkAndPrice : format.dkk
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="tabular text-14" aria-live="polite">
        {terms && !answerFirst ? (
          <>
            <span className="block text-18 font-semibold">{price(Math.abs(terms.difference))}</span>
            <span className="text-soft">{t(`price.${priceTextKey(terms)}`)}</span>
          </>
        ) : null}
      </p>
      {answerFirst ? (
        <Button onClick={onClose}>{t('metSee')}</Button>
      ) : (
        <Button
          disabled={!input || !terms || preview.isFetching}
          busy={propose.isPending}
          onClick={() =>
            input && terms ? propose.mutate({ ...input, expectedDifference: terms.difference }) : undefined
          }
        >
          {t(side === 'guest' ? 'proposeToHost' : 'proposeToGuest')}
        </Button>
      )}
    </div>
  )
}

/** The chosen dates and guests, and their price or why they are impossible. */
const ProposalSummary = ({ proposal: { input, terms, preview }, side, answerFirst }: ProposalPartProps) => {
  const { t } = useTranslation('alterations')
  const format = useFormat()
  const party = usePartyText()
  const problemText = useProblemText()
  return (
    <div className="grid content-start gap-4">
      <p className="font-semibold">
        {input ? `${format.range(input.checkIn, input.checkOut)} · ${party(input.guests)}` : t('choose')}
      </p>
      {input && preview.isPending ? <Skeleton className="h-28 rounded-control" /> : null}
      {input && preview.isError && !answerFirst ? <Banner tone="danger">{problemText(preview.error)}</Banner> : null}
      {terms ? <AlterationPrice terms={terms} busy={preview.isFetching} /> : null}
      {terms && !answerFirst ? (
        <p className="text-14 text-soft">{t(side === 'guest' ? 'whatNextGuest' : 'whatNextHost')}</p>
      ) : null}
    </div>
  )
}

interface ProposeDialogProps {
  stay: AlterableStay
  side: 'guest' | 'host'
  /** Name of the person whose proposal arrived meanwhile and has to be answered first, or null. */
  met: string | null
  onClose: () => void
  onProposed: () => void
}

/** Chooses other dates or guests, shows the price difference, and proposes them to the other side. */
export const ProposeDialog = ({ stay, side, met, onClose, onProposed }: ProposeDialogProps) => {
  const { t } = useTranslation('alterations')
  const format = useFormat()
  const party = usePartyText()
  const today = useToday()
  const room = useListingCapacity(stay.listing.id)
  const proposal = useProposal(stay, onProposed)
  const { draft, setDraft, guests, setGuests } = proposal
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
      footer={<ProposalFooter proposal={proposal} side={side} answerFirst={met !== null} onClose={onClose} />}
    >
      <div className="grid grid-cols-1 gap-7">
        {met === null ? null : (
          <Banner tone="warning" title={t('metTitle', { name: met })}>
            {t('metText')}
          </Banner>
        )}
        <HomeCalendar listingId={stay.listing.id} draft={draft} onChange={setDraft} today={today} altered={stay} />
        <div className="grid gap-x-12 gap-y-7 md:grid-cols-2">
          <section aria-label={t('guests', { ns: 'listing' })}>
            <GuestSteppers
              guests={guests}
              onChange={setGuests}
              leastAdults={1}
              {...(room.data ? { capacity: room.data.maxGuests, pets: room.data.pets } : {})}
            />
          </section>
          <ProposalSummary proposal={proposal} side={side} answerFirst={met !== null} />
        </div>
      </div>
    </Dialog>
  )
}
