import { useTranslation } from 'react-i18next'
import type { Trip } from '../../lib/api/model.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PriceBreakdown } from '../../ui/layout/price-breakdown.tsx'
import { useCancellationPreview, useCancelTrip } from './use-cancellation.ts'

/** The last moment before an instant. */
const justBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString()

/** Says what a cancellation gives back, line by line, before it is done. */
export const CancelDialog = ({
  trip,
  onClose,
  onCancelled,
}: {
  trip: Pick<Trip, 'id' | 'listing' | 'checkIn' | 'checkOut' | 'status' | 'refunded'>
  onClose: () => void
  onCancelled: () => void
}) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const today = useToday()
  const preview = useCancellationPreview(trip.id)
  const told = preview.data
  const request = trip.status === 'pending_request'
  const cancel = useCancelTrip(trip.id, request, onCancelled)
  const changed = cancel.isError && codeOf(cancel.error) === 'booking.refundChanged'
  return (
    <Dialog
      open
      title={t(request ? 'cancel.titleRequest' : 'cancel.title')}
      description={`${trip.listing.title} · ${format.range(trip.checkIn, trip.checkOut)}`}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t(request ? 'cancel.keepRequest' : 'cancel.keep')}
          </Button>
          <Button
            variant="danger"
            disabled={!told || preview.isFetching}
            busy={cancel.isPending}
            onClick={() => (told ? cancel.mutate(told.refund) : undefined)}
          >
            {t(request ? 'cancel.confirmRequest' : 'cancel.confirm')}
          </Button>
        </div>
      }
    >
      {preview.isPending ? <Skeleton className="h-40 rounded-control" /> : null}
      {preview.isError ? (
        <ErrorState
          title={t('cancel.previewFailed')}
          error={preview.error}
          onRetry={() => void preview.refetch()}
          busy={preview.isFetching}
        />
      ) : null}
      {told ? (
        <div className="grid gap-5">
          {changed ? <Banner tone="warning">{t('cancel.changed')}</Banner> : null}
          {told.lines.length === 0 ? <p>{t(trip.refunded > 0 ? 'cancel.allBack' : 'cancel.nothingPaid')}</p> : null}
          {told.lines.length > 0 && told.hostUnavailable ? (
            <Banner tone="success">{t('cancel.hostUnavailable')}</Banner>
          ) : null}
          {told.lines.length > 0 && told.freeUntil && !told.hostUnavailable ? (
            <Banner tone="success">
              {t('cancel.freeUntil', { moment: format.momentBeyond(justBefore(told.freeUntil), today) })}
            </Banner>
          ) : null}
          {told.lines.length > 0 ? (
            <PriceBreakdown
              busy={preview.isFetching}
              lines={told.lines.map(({ kind, paid, refund }) => ({
                label: t(`cancel.line.${kind}`),
                amount:
                  refund === paid
                    ? format.dkk(refund)
                    : t('cancel.part', { refund: format.dkk(refund), paid: format.dkk(paid) }),
              }))}
              total={{ label: t('cancel.total'), amount: format.dkk(told.refund) }}
            />
          ) : null}
          {told.disputed ? <Banner tone="warning">{t('cancel.disputed')}</Banner> : null}
          {told.lines.length > 0 && !told.disputed ? (
            <p className="text-14 text-soft">
              {t(told.refund > 0 ? 'cancel.whenItComes' : 'cancel.nothingBack', {
                policy: t(`policy.${told.policy}`, { ns: 'listing' }),
              })}
            </p>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  )
}
