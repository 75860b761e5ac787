import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHostingTerms } from '../../domain/hosting/use-hosting-terms.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

const questions = ['cost', 'payout', 'guests', 'own', 'cancel', 'address'] as const

/** What future hosts ask. Fees and times are those in force. */
export const Questions = () => {
  const { t } = useTranslation('hosting')
  const terms = useHostingTerms()
  return (
    <section aria-labelledby="questions" className="page pt-16 md:pt-24">
      <h2 id="questions" className="text-28 md:text-36">
        {t('questionsTitle')}
      </h2>
      {terms.isError ? (
        <ErrorState
          title={t('termsFailed')}
          error={terms.error}
          busy={terms.isFetching}
          onRetry={() => void terms.refetch()}
        />
      ) : terms.data ? (
        <div className="mt-6 grid max-w-[52rem] divide-y divide-line border-y border-line">
          {questions.map((name) => (
            <details key={name} className="group">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
                {t(`question.${name}`)}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="max-w-reading pb-5 text-soft">
                {t(`answer.${name}`, { fee: terms.data.platformFeePercent, hours: terms.data.releaseHours })}{' '}
                {name === 'cost' && terms.data.serviceFeePercent > 0
                  ? t('answer.costGuest', { fee: terms.data.serviceFeePercent })
                  : null}
              </p>
            </details>
          ))}
        </div>
      ) : (
        <div className="skeleton mt-6 h-80 max-w-[52rem] rounded-card" />
      )}
    </section>
  )
}
