import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { StayAlteration } from '../../features/alterations/stay-alteration.tsx'
import { TripPage } from '../../features/trips/trip/trip-page.tsx'
import type { Trip } from '../../lib/api/model.ts'
import { RequireSession } from '../guards/require-session.tsx'

const PaymentForm = lazy(async () => ({
  default: (await import('../../domain/cards/payment/payment-form.tsx')).PaymentForm,
}))

/** The guest's alteration of a stay. */
const TripChange = ({ trip }: { trip: Trip }) => {
  const { t } = useTranslation('alterations')
  return (
    <StayAlteration
      stay={trip}
      other={trip.host?.name ?? t('hostFallback')}
      form={(payment) => <PaymentForm {...payment} />}
    />
  )
}

/** One trip, for the booking's guest. */
export const TripRoute = () => {
  const { id = '' } = useParams()
  return (
    <RequireSession>
      <TripPage key={id} id={id} change={(trip) => <TripChange trip={trip} />} />
    </RequireSession>
  )
}
