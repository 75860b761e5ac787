import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trip } from '../../../lib/api/model.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useCancelledTrip } from './cancelled-trips-provider.tsx'

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))

/** The result of the cancellation. Takes the focus from the button that disappeared. */
const Done = ({ request }: { request: boolean }) => {
  const { t } = useTranslation('trips')
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} tabIndex={-1} className="self-center rounded-control font-medium">
      {t(request ? 'cancel.doneRequest' : 'cancel.done')}
    </p>
  )
}

/** A button and dialog to cancel a trip. Renders nothing where that is impossible. */
export const CancelTrip = ({ trip }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const [open, setOpen] = useState(false)
  const [done, markCancelled] = useCancelledTrip(trip.id)
  const request = trip.status === 'pending_request'
  if (done) return <Done request={done === 'request'} />
  if (!trip.actions.includes('cancel') && !open) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t(request ? 'cancel.openRequest' : 'cancel.open')}
      </Button>
      <Suspense>
        {open ? (
          <CancelDialog
            trip={trip}
            onClose={() => setOpen(false)}
            onCancelled={() => markCancelled(request ? 'request' : 'booking')}
          />
        ) : null}
      </Suspense>
    </>
  )
}
