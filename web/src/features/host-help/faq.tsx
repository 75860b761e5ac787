import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHostingTerms } from '../../domain/hosting/use-hosting-terms.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

const Question = ({ title, text }: { title: string; text: string }) => (
  <details className="group border-b border-line">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronRight
        aria-hidden="true"
        className="size-5 shrink-0 text-soft transition-transform group-open:rotate-90"
      />
    </summary>
    <p className="max-w-reading pb-5 text-soft">{text}</p>
  </details>
)

const fixed = ['request', 'cancel', 'damage'] as const

/** What hosts ask most. Fees and payout time are those in force. */
export const Faq = () => {
  const { t } = useTranslation('hostHelp')
  const { data, isError, error, isFetching, refetch } = useHostingTerms()
  if (isError && !data)
    return <ErrorState title={t('faqFailed')} error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeleton className="h-72" />
  const { releaseHours, platformFeePercent: platform, serviceFeePercent: service } = data
  return (
    <div className="border-t border-line">
      <Question title={t('q.payout')} text={t('a.payout', { count: releaseHours })} />
      <Question title={t('q.fee')} text={t('a.fee', { platform, service })} />
      {fixed.map((name) => (
        <Question key={name} title={t(`q.${name}`)} text={t(`a.${name}`)} />
      ))}
    </div>
  )
}
