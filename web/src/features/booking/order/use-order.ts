import { useState } from 'react'
import { useQuote } from '../../../domain/quote/use-quote.ts'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { useDraft } from '../../../lib/browser/use-draft.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { findBookingBlocker, lacksPayment } from './booking-blocker.ts'
import { newTotalOf } from './new-price.ts'
import { isOrderProblem } from './order-problem.tsx'
import type { Surface } from './order-texts.ts'
import { type BookingOrder, useCreateBooking } from './use-create-booking.ts'
import { useOrderToasts } from './use-order-toasts.ts'

interface OrderPlace {
  home: ListingDetail
  choice: StayChoice
  surface: Surface
  /** The guest has confirmed to be 18 or older. */
  adult: boolean
  onCreated: (bookingId: string) => void
}

/** Does the order match the current choice? One with a message does no longer once the message is removed. */
const isOrderOf = (order: BookingOrder | undefined, { stay, guests }: StayChoice, message: string): boolean =>
  order !== undefined &&
  (order.message === undefined || message.trim() !== '') &&
  order.checkIn === stay?.checkIn &&
  order.checkOut === stay.checkOut &&
  JSON.stringify(order.guests) === JSON.stringify(guests)

/** The message as it is sent. Only requests have one. */
const messageOf = ({ bookingMode }: ListingDetail, message: string): Pick<BookingOrder, 'message'> =>
  bookingMode === 'request' && message.trim() ? { message: message.trim() } : {}

/** A stay's order: its price, its message, and its submission. Every refusal is shown once. */
export const useOrder = ({ home, choice, surface, adult, onCreated }: OrderPlace) => {
  const { user } = useSession()
  const [message, setMessage] = useDraft(`message-${home.id}`)
  const [oldTotal, setOldTotal] = useState<number | null>(null)
  const quote = useQuote(home.id, choice.stay, choice.guests)
  const create = useCreateBooking()
  const { showBlocker, showError, showMissingPayment } = useOrderToasts(home, surface)

  const blocker = findBookingBlocker({
    stay: choice.stay,
    guests: choice.guests,
    maxGuests: home.maxGuests,
    signedIn: user !== null,
    available: quote.data?.available,
    adult,
  })
  const send = (text: string): void => {
    if (blocker) showBlocker(blocker)
    if (blocker || !choice.stay || !quote.data) return
    const { total } = quote.data
    const order = {
      listingId: home.id,
      ...choice.stay,
      guests: choice.guests,
      adultAttested: adult,
      expectedTotal: total,
      ...messageOf(home, text),
    }
    create.mutate(order, {
      onError: (error) => {
        if (newTotalOf(error) !== null) setOldTotal(total)
        showError(error)
      },
      onSuccess: (booking) => {
        setMessage('')
        if (lacksPayment(home.bookingMode, booking)) showMissingPayment()
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
    refused: isOrderProblem(create.error) && isOrderOf(create.variables, choice, message) ? create.error : null,
    submit: () => send(message),
    submitWithoutMessage: () => send(''),
  }
}

export type Order = ReturnType<typeof useOrder>
