import { useTranslation } from 'react-i18next'
import type { Trip } from '../../../lib/api/model.ts'
import { codeOf } from '../../../lib/api/problem.ts'
import { useToday } from '../../../lib/clock/use-now.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { PriceBreakdown } from '../../../ui/layout/price-breakdown.tsx'
import { useCancellationPreview, useCancelTrip } from './use-cancellation.ts'

/** The last millisecond before an instant, ISO 8601. */
const justBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString()

type Preview = NonNullable<ReturnType<typeof useCancellationPreview>['data']>

/** The refund of what the guest has paid, line by line. */
const RefundLines = ({ preview, busy }: { preview: Preview; busy: boolean }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const today = useToday()
  return (
    <>
      {preview.hostUnavailable ? <Banner tone="success">{t('cancel.hostUnavailable')}</Banner> : null}
      {preview.freeUntil && !preview.hostUnavailable ? (
        <Banner tone="success">
          {t('cancel.freeUntil', { moment: format.momentBeyond(justBefore(preview.freeUntil), today) })}
        </Banner>
      ) : null}
      <PriceBreakdown
        busy={busy}
        lines={preview.lines.map(({ kind, paid, refund }) => ({
          label: t(`cancel.line.${kind}`),
          amount:
            refund === paid
              ? format.dkk(refund)
              : t('cancel.part', { refund: format.dkk(refund), paid: format.dkk(paid) }),
        }))}
        total={{ label: t('cancel.total'), amount: format.dkk(preview.refund) }}
      />
    </>
  )
}

interface RefundPreviewProps {
  preview: Preview
  /** What was refunded before, DKK. */
  refunded: number
  busy: boolean
}

/** What a cancellation now would refund. */
const RefundPreview = ({ preview, refunded, busy }: RefundPreviewProps) => {
  const { t } = useTranslation('trips')
  const nothingLeft = preview.lines.length === 0
  return (
    <>
      {nothingLeft ? (
        <p>{t(refunded > 0 ? 'cancel.allBack' : 'cancel.nothingPaid')}</p>
      ) : (
        <RefundLines preview={preview} busy={busy} />
      )}
      {preview.disputed ? <Banner tone="warning">{t('cancel.disputed')}</Banner> : null}
      {nothingLeft || preview.disputed ? null : (
        <p className="text-14 text-soft">
          {t(preview.refund > 0 ? 'cancel.whenItComes' : 'cancel.nothingBack', {
            policy: t(`policy.${preview.policy}`, { ns: 'listing' }),
          })}
        </p>
      )}
    </>
  )
}

/** Shows what a cancellation refunds, line by line, before it is confirmed. */
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
  const preview = useCancellationPreview(trip.id)
  const refundPreview = preview.data
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
            disabled={!refundPreview || preview.isFetching}
            busy={cancel.isPending}
            onClick={() => (refundPreview ? cancel.mutate(refundPreview.refund) : undefined)}
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
      {refundPreview ? (
        <div className="grid gap-5">
          {changed ? <Banner tone="warning">{t('cancel.changed')}</Banner> : null}
          <RefundPreview preview={refundPreview} refunded={trip.refunded} busy={preview.isFetching} />
        </div>
      ) : null}
    </Dialog>
  )
}
