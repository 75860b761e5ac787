import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { DocumentForm } from './document-form.tsx'
import { useVerification } from './use-verification.ts'

const tones = { pending: 'warning', approved: 'success', rejected: 'danger' } as const

interface StatusCardProps {
  status: keyof typeof tones
  reason: string | null
  createdAt: string
  decidedAt: string | null
}

/** Where the latest request stands. */
const StatusCard = ({ status, reason, createdAt, decidedAt }: StatusCardProps) => {
  const { t } = useTranslation('verification')
  const format = useFormat()
  return (
    <section className="grid gap-2 rounded-card bg-raised hairline border-line p-5">
      <div>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <h3 className="font-body text-18 font-semibold tracking-normal">{t(`title.${status}`)}</h3>
      {reason ? <p className="wrap-anywhere">{t('rejectedReason', { reason })}</p> : null}
      <p className="text-soft">{t(`text.${status}`, { date: format.moment(decidedAt ?? createdAt) })}</p>
    </section>
  )
}

/** The tab "verification" of the profile hub: the latest request, and the form while one may be sent. */
export const VerificationTab = () => {
  const { t } = useTranslation('verification')
  const { data, isPending, isError, error, isFetching, refetch } = useVerification()
  if (isPending) return <Skeleton className="h-72 rounded-card" />
  if (isError) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} busy={isFetching} />
  return (
    <div className="grid gap-6">
      {data ? <StatusCard {...data} /> : <p className="max-w-reading">{t('lead')}</p>}
      {data === null || data.status === 'rejected' ? <DocumentForm /> : null}
    </div>
  )
}
