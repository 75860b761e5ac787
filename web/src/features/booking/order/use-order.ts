import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useQuote } from '../../../domain/quote/use-quote.ts'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { codeOf } from '../../../lib/api/problem.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { useDraft } from '../../../lib/browser/use-draft.ts'
import { signInPath } from '../../../lib/session/login.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { toastError, toastInfo } from '../../../lib/toast/toast.ts'
import { type BookingBlocker, blockerOfError, findBookingBlocker, lacksPayment } from './booking-blocker.ts'
import { newTotalOf } from './new-price.ts'
import { isOrderProblem } from './order-problem.tsx'
import { blockerTexts, genericFailureTexts, type Surface } from './order-texts.ts'
import { type BookingOrder, useCreateBooking } from './use-create-booking.ts'

interface OrderPlace {
  home: ListingDetail
  choice: StayChoice
  surface: Surface
  /** The guest has confirmed to be 18 or older. */
  adult: boolean
  onCreated: (bookingId: string) => void
}

/** Does the order match the current choice? */
const isOrderOf = (order: BookingOrder | undefined, { stay, guests }: StayChoice): boolean =>
  order !== undefined &&
  order.checkIn === stay?.checkIn &&
  order.checkOut === stay.checkOut &&
  JSON.stringify(order.guests) === JSON.stringify(guests)

/** A stay's order: its price, its message, and its submission. Every refusal is shown once. */
export const useOrder = ({ home, choice, surface, adult, onCreated }: OrderPlace) => {
  const { t } = useTranslation('booking')
  const problemText = useProblemText()
  const navigate = useNavigate()
  const { user } = useSession()
  const [message, setMessage] = useDraft(`message-${home.id}`)
  const [oldTotal, setOldTotal] = useState<number | null>(null)
  const quote = useQuote(home.id, choice.stay, choice.guests)
  const create = useCreateBooking()
  const request = home.bookingMode === 'request'

  const blocker = findBookingBlocker({
    stay: choice.stay,
    guests: choice.guests,
    maxGuests: home.maxGuests,
    signedIn: user !== null,
    available: quote.data?.available,
    adult,
  })
  const showBlocker = (what: BookingBlocker): void => {
    const { title, text } = blockerTexts(surface, what)
    const toast = what === 'signIn' ? toastInfo : toastError
    toast({ title: t(title), description: t(text, { count: home.maxGuests }) })
    if (what === 'signIn') navigate(signInPath(window.location))
  }
  const fail = (error: unknown): void => {
    if (isOrderProblem(error)) return
    const refusal = blockerOfError(codeOf(error))
    if (refusal !== 'worded' && refusal !== 'unexplained') {
      showBlocker(refusal)
      return
    }
    if (newTotalOf(error) !== null) setOldTotal(quote.data?.total ?? null)
    const description = refusal === 'worded' ? problemText(error) : t(genericFailureTexts(surface, home.bookingMode))
    toastError({ title: t('errorTitle'), description })
  }
  const submit = (): void => {
    if (blocker) showBlocker(blocker)
    if (blocker || !choice.stay || !quote.data) return
    const order = {
      listingId: home.id,
      ...choice.stay,
      guests: choice.guests,
      adultAttested: adult,
      expectedTotal: quote.data.total,
      ...(request && message.trim() ? { message: message.trim() } : {}),
    }
    create.mutate(order, {
      onError: fail,
      onSuccess: (booking) => {
        setMessage('')
        if (lacksPayment(home.bookingMode, booking))
          toastError({ title: t('errorTitle'), description: t('paymentNotReady') })
        onCreated(booking.id)
      },
    })
  }
  return {
    quote,
    message,
    setMessage,
    oldTotal,
    blocker,
    working: create.isPending,
    /** A refusal with a next action. It disappears when the order changes. */
    refused: isOrderProblem(create.error) && isOrderOf(create.variables, choice) ? create.error : null,
    submit,
  }
}

export type Order = ReturnType<typeof useOrder>
