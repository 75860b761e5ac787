import { copenhagenDate } from '@nordbo/stay-rules'
import { ArrowLeft, FileX, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePartyText } from '../../../domain/stay/use-party-text.ts'
import type { Receipt } from '../../../lib/api/model.ts'
import { isMissing } from '../../../lib/api/problem.ts'
import { bookingReference } from '../../../lib/format/booking-reference.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { Wordmark } from '../../../ui/brand/wordmark.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { StatementFact } from '../../../ui/layout/statement-fact.tsx'
import { receiptPdf, useReceipt } from '../history/use-trip-history.ts'
import { ReceiptLines } from './receipt-lines.tsx'

const partyLines = ({ name, email, business }: Receipt['guest'], cvr: (number: string) => string): string[] => [
  name,
  ...(business ? [business.companyName, cvr(business.cvr)] : []),
  ...(email ? [email] : []),
]

const Sheet = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const party = usePartyText()
  const cvr = (number: string): string => t('receipt.cvr', { number })
  return (
    <Card className="p-6 md:p-10 print:border-0 print:p-0" data-testid="receipt">
      <div className="mb-8 text-primary">
        <Wordmark />
      </div>
      <h1 className="text-28 md:text-36">{t(`receipt.title.${receipt.side}`)}</h1>
      <dl className="mt-6 grid gap-5 sm:grid-cols-3">
        <StatementFact label={t('receipt.number')} lines={[receipt.number]} />
        <StatementFact
          label={t('receipt.issued')}
          lines={[format.longDay(copenhagenDate(new Date(receipt.issuedAt)))]}
        />
        <StatementFact label={t('receipt.booking')} lines={[bookingReference(receipt.bookingId)]} />
      </dl>
      <dl className="mt-6 grid gap-5 border-t border-line pt-6 sm:grid-cols-2">
        <StatementFact label={t('receipt.guest')} lines={partyLines(receipt.guest, cvr)} />
        <StatementFact label={t('receipt.host')} lines={partyLines(receipt.host, cvr)} />
      </dl>
      <dl className="my-6 grid gap-5 border-y border-line py-6 sm:grid-cols-3">
        <StatementFact
          label={t('receipt.home')}
          lines={[
            receipt.home.title,
            `${receipt.home.city}, ${t(`country.${receipt.home.country}`, { ns: 'common' })}`,
          ]}
        />
        <StatementFact label={t('stay')} lines={[format.range(receipt.checkIn, receipt.checkOut)]} />
        <StatementFact label={t('guests', { ns: 'listing' })} lines={[party(receipt.guests)]} />
      </dl>
      <ReceiptLines receipt={receipt} />
      {receipt.takenBackByBank ? (
        <div className="mt-6">
          <Banner tone="warning" title={t('takenBack.title')}>
            {t(`takenBack.receipt.${receipt.side}`)}
          </Banner>
        </div>
      ) : null}
      {receipt.vat ? <p className="mt-6 text-14 text-soft">{t('receipt.noVat')}</p> : null}
    </Card>
  )
}

/** A receipt, also for printing. */
export const ReceiptPage = ({ id }: { id: string }) => {
  const { t, i18n } = useTranslation('trips')
  const receipt = useReceipt(id)
  const side = receipt.data?.side ?? 'guest'
  usePageTitle(t(`receipt.title.${side}`))
  // Hosts have no trip page to return to.
  const back = side === 'host' ? '/host/dashboard/requests' : `/trips/${id}`
  return (
    <div className="page page-to-[47rem] pt-6 md:pt-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={back} className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold">
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          {t(side === 'host' ? 'receipt.toRequests' : 'receipt.toTrip')}
        </Link>
        {receipt.data ? (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('receipt.print')}
            </Button>
            <ButtonLink to={receiptPdf(id, i18n.language)} reloadDocument target="_blank" size="small">
              {t('receipt.paper')}
            </ButtonLink>
          </div>
        ) : null}
      </div>
      {receipt.isPending ? <Skeleton className="h-screen rounded-card" /> : null}
      {receipt.data ? <Sheet receipt={receipt.data} /> : null}
      {!receipt.data && isMissing(receipt.error) ? (
        <EmptyState
          icon={<FileX className="size-7" />}
          title={t('receipt.missingTitle')}
          text={t('receipt.missingText')}
        >
          <ButtonLink to="/trips">{t('toTrips')}</ButtonLink>
        </EmptyState>
      ) : null}
      {receipt.isError && !receipt.data && !isMissing(receipt.error) ? (
        <ErrorState
          title={t('receipt.failed')}
          error={receipt.error}
          onRetry={() => void receipt.refetch()}
          busy={receipt.isFetching}
        />
      ) : null}
    </div>
  )
}
