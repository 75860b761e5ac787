import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Opens the page after payment once a payment succeeded here, replacing the history entry. */
export const useRedirectToBooked = (bookingId: string, paid: boolean): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (paid) navigate(`/booked/${bookingId}`, { replace: true, state: { paid: true } })
  }, [paid, bookingId, navigate])
}
