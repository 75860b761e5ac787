import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import type { ListingDetail } from '../../lib/api/model.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { countedGuests } from '../../lib/guest-counts.ts'
import { signInPath } from '../../lib/login-dialog.ts'
import { useQuote } from '../../lib/quote/use-quote.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { toastError, toastInfo } from '../../lib/toast.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useFormat } from '../../lib/use-format.ts'
import type { StayChoice } from '../../lib/use-stay-choice.ts'
import { Button } from '../../ui/button.tsx'
import { DialogStep } from '../../ui/dialog.tsx'
import { DatesStep } from './dates-step.tsx'
import { newTotalOf } from './new-price.ts'
import { hasWayOn, OrderProblem } from './order-problem.tsx'
import { type BookingOrder, useCreateBooking } from './use-create-booking.ts'

interface ChooseDatesProps {
  home: ListingDetail
  choice: StayChoice
  onCreated: (bookingId: string) => void
}

/** Does the order still say what is chosen? */
const isOrderOf = (order: BookingOrder | undefined, { stay, guests }: StayChoice): boolean =>
  order !== undefined &&
  order.checkIn === stay?.checkIn &&
  order.checkOut === stay.checkOut &&
  JSON.stringify(order.guests) === JSON.stringify(guests)

/** The first step: everything a booking needs, then the booking itself. */
export const ChooseDates = ({ home, choice, onCreated }: ChooseDatesProps) => {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const problemText = useProblemText()
  const navigate = useNavigate()
  const location = useLocation()
  const { user } = useSession()
  const [message, setMessage] = useDraft(`message-${home.id}`)
  const [oldTotal, setOldTotal] = useState<number | null>(null)
  const quote = useQuote(home.id, choice.stay, choice.guests)
  const create = useCreateBooking()
  const request = home.bookingMode === 'request'
  // A refusal belongs to the order that it answered: it goes when something in it changes.
  const refused = hasWayOn(create.error) && isOrderOf(create.variables, choice) ? create.error : null

  const refuse = (title: 'datesRequired' | 'datesTaken' | 'guestsRequired'): void =>
    toastError({ title: t(`${title}Title`), description: t(`${title}Text`) })

  const fail = (error: unknown): void => {
    if (hasWayOn(error)) return
    const code = codeOf(error)
    if (code === 'booking.datesTaken') {
      refuse('datesTaken')
      return
    }
    if (newTotalOf(error) !== null) setOldTotal(quote.data?.total ?? null)
    const description = code === 'internal.error' ? t(request ? 'requestFailed' : 'errorText') : problemText(error)
    toastError({ title: t('errorTitle'), description })
  }

  /** The order, or null after telling the person what keeps it from being sent. */
  const ready = (): BookingOrder | null => {
    const { stay, guests } = choice
    if (!stay) refuse('datesRequired')
    else if (countedGuests(guests) < 1) refuse('guestsRequired')
    else if (!user) {
      toastInfo({ title: t('loginTitle'), description: t('loginText') })
      navigate(signInPath(location))
    }
    // A price that was only guessed is never booked; a failed look at the calendar counts as taken (guest.md §5).
    else if (!quote.data?.available) refuse('datesTaken')
    else
      return {
        listingId: home.id,
        ...stay,
        guests,
        expectedTotal: quote.data.total,
        ...(request && message.trim() ? { message: message.trim() } : {}),
      }
    return null
  }

  const submit = (): void => {
    const order = ready()
    if (!order) return
    create.mutate(order, {
      onError: fail,
      onSuccess: (booking) => {
        setMessage('')
        if (!request && !booking.clientSecret) toastError({ title: t('errorTitle'), description: t('paymentNotReady') })
        onCreated(booking.id)
      },
    })
  }

  return (
    <DialogStep
      step="dates"
      width="wide"
      title={t('title', { title: home.title })}
      footer={
        <div className="grid gap-3">
          {refused ? <OrderProblem problem={refused} choice={choice} onFollow={onCreated} /> : null}
          <div className="flex items-center justify-between gap-4">
            <p className="tabular text-14">
              {choice.stay && quote.data ? (
                <>
                  <span className="block text-18 font-semibold">{format.dkk(quote.data.total)}</span>
                  <span className="text-soft">{t('inTotal', { ns: 'search' })}</span>
                </>
              ) : (
                <>
                  <span className="block text-18 font-semibold">{format.dkk(home.pricePerNight)}</span>
                  <span className="text-soft">{t('perNight', { ns: 'common' })}</span>
                </>
              )}
            </p>
            <div className="text-end">
              <Button size="large" busy={create.isPending} onClick={submit}>
                {create.isPending ? t('sending') : t(request ? 'sendRequest' : 'continueToPayment')}
              </Button>
              {request ? <p className="mt-1 text-12 text-soft">{t('notChargedYet')}</p> : null}
            </div>
          </div>
        </div>
      }
    >
      <DatesStep
        home={home}
        choice={choice}
        quote={quote}
        message={message}
        onMessage={setMessage}
        oldTotal={oldTotal}
      />
    </DialogStep>
  )
}
