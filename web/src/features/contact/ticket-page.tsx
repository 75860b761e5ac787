import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { answer, api } from '../../lib/api/client.ts'
import type { SupportTicket } from '../../lib/api/model.ts'
import { isMissing } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ReplyForm } from './reply-form.tsx'
import { TicketFiles } from './ticket-files.tsx'

interface SaidProps {
  by: string
  at: string
  text: string
  /** The files that came with it. */
  children?: ReactNode
}

const Said = ({ by, at, text, children }: SaidProps) => {
  const { momentBeyond } = useFormat()
  const today = useToday()
  return (
    <li>
      <Card className="p-5">
        <p className="text-14 text-soft">
          <span className="font-semibold text-ink">{by}</span> · {momentBeyond(at, today)}
        </p>
        {text === '' ? null : (
          <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        )}
        {children}
      </Card>
    </li>
  )
}

const Ticket = ({ ticket, token }: { ticket: SupportTicket; token: string }) => {
  const { t } = useTranslation('contact')
  const { number, state, topic, reported, subject, message, openedAt, replies } = ticket
  const asked = topic ? t(`topic.${topic}`) : subject
  return (
    <div className="page max-w-[46rem] pt-6 md:pt-12">
      <h1 className="text-28 wrap-anywhere md:text-36">
        {t('ticketTitle')}: {reported ? t(`reported.${reported}`) : asked}
      </h1>
      <p className="mt-2 text-soft">{t('number', { number })}</p>
      <div className="mt-5">
        <Banner tone={state === 'open' ? 'info' : 'success'}>{t(`state.${state}`)}</Banner>
      </div>
      <ol aria-label={t('conversation')} className="mt-6 grid gap-3">
        {message === '' ? null : <Said by={t('you')} at={openedAt} text={message} />}
        {replies.map(({ id, from, message: text, files, at }) => (
          <Said key={id} by={t(from === 'person' ? 'you' : 'support')} at={at} text={text}>
            {files.length > 0 ? <TicketFiles token={token} files={files} /> : null}
          </Said>
        ))}
      </ol>
      <ReplyForm token={token} ticket={ticket} />
    </div>
  )
}

/** A question to the support by the secret link from its mail (docs/product/pages.md, Contact). */
export const TicketPage = () => {
  const { t } = useTranslation('contact')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  usePageTitle(t('ticketTitle'))
  const query = useQuery({
    queryKey: [...queryKeys.mailLink, 'ticket', token],
    queryFn: ({ signal }) => answer(api.POST('/api/contact/ticket', { body: { token }, signal })),
  })
  if (query.data)
    return (
      <>
        <meta name="robots" content="noindex" />
        <Ticket ticket={query.data} token={token} />
      </>
    )
  if (query.isPending) return <PageSpinner />
  if (!isMissing(query.error))
    return (
      <div className="page pt-10">
        <ErrorState
          title={t('ticketFailed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      </div>
    )
  return (
    <div className="page grid max-w-[40rem] justify-items-start gap-5 py-10 md:py-16">
      <meta name="robots" content="noindex" />
      <h1 className="text-28">{t('noTicket')}</h1>
      <p className="text-soft">{t('noTicketText')}</p>
      <ButtonLink to="/contact">{t('toContact')}</ButtonLink>
    </div>
  )
}
