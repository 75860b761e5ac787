import { FileSearch } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isMissing } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Button } from '../../ui/button/button.tsx'
import { keepFocus } from '../../ui/button/keep-focus.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ReportedMessages } from './reported-messages.tsx'
import { useReportedThread, useTicket } from './use-report.ts'

/** Shortest and longest reason for reading a thread, characters. */
const shortestWhy = 10
const longestWhy = 500

/** The thread of a report. It is read after a reason was given, which is stored. */
const Reading = ({ ticketId, named }: { ticketId: string; named: string | null }) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const [why, setWhy] = useState('')
  const [tried, setTried] = useState(false)
  const { thread, reading } = useReportedThread(ticketId)
  const isShort = why.trim().length < shortestWhy
  const read = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (isShort) document.getElementById('report-why')?.focus()
    else reading.mutate(why.trim())
  }
  const failed = reading.error ? (
    <Banner tone="danger">{isMissing(reading.error) ? t('report.gone') : problemText(reading.error)}</Banner>
  ) : null
  if (thread)
    return (
      <section aria-label={t('report.messages')} className="grid gap-4">
        {failed}
        {thread.more ? (
          <div>
            <Button variant="outline" busy={reading.isPending} onClick={() => reading.mutate(why.trim())}>
              {t('report.earlier')}
            </Button>
          </div>
        ) : null}
        <ReportedMessages thread={thread} named={named} />
      </section>
    )
  return (
    <form noValidate onSubmit={read} className="grid gap-4">
      {failed}
      <TextArea
        id="report-why"
        label={t('report.why')}
        hint={t('report.whyHint')}
        value={why}
        maxLength={longestWhy}
        error={tried && isShort ? t('report.whyMissing') : undefined}
        onChange={({ target }) => setWhy(target.value)}
      />
      <div>
        <Button type="submit" onMouseDown={keepFocus} busy={reading.isPending}>
          {t('report.read')}
        </Button>
      </div>
    </form>
  )
}

/** A report of a thread, for administrators: the way from its mail to what was written. */
export const ReportPage = () => {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  const ticket = useTicket(id)
  usePageTitle(t('report.title'))
  const report = ticket.data?.report
  if (ticket.isPending)
    return (
      <div className="page page-to-[46rem] pt-8 md:pt-12">
        <Skeleton className="h-72 rounded-card" />
      </div>
    )
  if (ticket.data && report)
    return (
      <div className="page page-to-[46rem] grid gap-6 pt-8 md:pt-12">
        <div>
          <h1 className="text-36 md:text-48">{t('report.title')}</h1>
          <p className="mt-2 text-soft">{t('report.number', { number: ticket.data.number })}</p>
        </div>
        <Card className="p-5">
          <p className="font-semibold">{t(`report.reason.${report.reason}`)}</p>
          {ticket.data.message === '' ? null : (
            <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
              {ticket.data.message}
            </p>
          )}
        </Card>
        <Reading ticketId={id} named={report.messageId} />
      </div>
    )
  return (
    <div className="page pt-10">
      {ticket.data || isMissing(ticket.error) ? (
        <EmptyState
          icon={<FileSearch className="size-7" />}
          title={t('report.missing')}
          text={t('report.missingText')}
        />
      ) : (
        <ErrorState
          title={t('report.failed')}
          error={ticket.error}
          onRetry={() => void ticket.refetch()}
          busy={ticket.isFetching}
        />
      )}
    </div>
  )
}
