import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DamageReport, DamageReports } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge, type BadgeTone } from '../../ui/layout/badge.tsx'
import { AnswerForm } from './answer-form.tsx'
import { PrivatePhoto } from './private-photo.tsx'
import { useCloseDamage } from './use-damage.ts'

const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }))

const toneOf = {
  submitted: 'warning',
  answered: 'primary',
  closed: 'neutral',
} as const satisfies Record<DamageReport['status'], BadgeTone>

/** The button that closes a report, where that is possible, and its question. */
const CloseAction = ({ report }: { report: DamageReport }) => {
  const { t } = useTranslation('damage')
  const close = useCloseDamage()
  const [closing, setClosing] = useState(false)
  return (
    <>
      {report.actions.includes('close') ? (
        <div>
          <Button variant="outline" onClick={() => setClosing(true)}>
            {t('close')}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {closing ? (
          <CloseDialog
            busy={close.isPending}
            onKeep={() => setClosing(false)}
            onConfirm={() => close.mutate(report.id, { onSettled: () => setClosing(false) })}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** One side's report with its photos, status and answer, and the possible actions. */
export const ReportCard = ({ report, stay }: { report: DamageReport; stay: DamageReports }) => {
  const { t } = useTranslation('damage')
  const format = useFormat()
  const mine = report.by === stay.side
  const author =
    report.by === 'guest' ? (stay.guest?.name ?? t('guestFallback')) : (stay.host?.name ?? t('hostFallback'))
  const other =
    report.by === 'guest' ? (stay.host?.name ?? t('hostFallback')) : (stay.guest?.name ?? t('guestFallback'))
  return (
    <article
      data-testid="damage-report"
      data-status={report.status}
      className="grid gap-4 rounded-card bg-raised hairline border-line p-5 md:p-7"
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-22 wrap-anywhere">{mine ? t('mine') : t('by', { name: author })}</h2>
          <p className="text-14 text-soft">{t('createdAt', { date: format.moment(report.createdAt) })}</p>
        </div>
        <Badge tone={toneOf[report.status]}>{t(`status.${report.status}`)}</Badge>
      </header>
      <p className="max-w-reading whitespace-pre-line wrap-anywhere">{report.description}</p>
      {report.estimatedCost === null ? null : (
        <p className="tabular font-medium">{t('costShown', { amount: format.dkk(report.estimatedCost) })}</p>
      )}
      {report.photos.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {report.photos.map((photo, index) => (
            <li key={photo.id}>
              <PrivatePhoto photo={photo} number={index + 1} />
            </li>
          ))}
        </ul>
      ) : null}
      {report.answer ? (
        <blockquote className="border-s-2 border-line ps-4">
          <p className="text-14 font-semibold wrap-anywhere">
            {stay.side !== 'admin' && !mine ? t('answerMine') : t('answerBy', { name: other })}
          </p>
          <p className="max-w-reading whitespace-pre-line wrap-anywhere">{report.answer}</p>
        </blockquote>
      ) : null}
      {report.actions.includes('answer') ? <AnswerForm reportId={report.id} /> : null}
      <CloseAction report={report} />
    </article>
  )
}
