import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Opens the page after paying once a payment went through here, in the place of the step that paid. */
export const useRedirectToBooked = (bookingId: string, paid: boolean): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (paid) navigate(`/booked/${bookingId}`, { replace: true, state: { paid: true } })
  }, [paid, bookingId, navigate])
}
