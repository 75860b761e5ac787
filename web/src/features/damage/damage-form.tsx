import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DamageReports } from '../../lib/api/model.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { lastDayBefore } from '../../lib/dates/last-day-before.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { DamagePhotos } from './damage-photos.tsx'
import { isDescribed, leastDescription, longestText } from './damage-text.ts'
import { highestCost, parseCost } from './parse-cost.ts'
import { useReportDamage } from './use-damage.ts'
import { useUploads } from './use-uploads.ts'

const fields = { description: 'damage-description', cost: 'damage-cost' } as const

/**
 * The form of a damage report: description, cost and photos. Texts survive a reload, and photos are stored by the
 * server.
 */
export const DamageForm = ({ stay, name }: { stay: DamageReports; name: string }) => {
  const { t } = useTranslation('damage')
  const navigate = useNavigate()
  const format = useFormat()
  const [description, setDescription] = useDraft(`damage-${stay.bookingId}`)
  const [cost, setCost] = useDraft(`damage-cost-${stay.bookingId}`)
  const [tried, setTried] = useState(false)
  const uploads = useUploads(stay.bookingId)
  const photos = stay.uploaded.map(({ id }) => id)
  const guest = stay.side === 'guest'
  const report = useReportDamage(() => {
    setDescription('')
    setCost('')
    navigate(guest ? '/trips?tab=past' : '/host/dashboard/requests')
  })
  const read = parseCost(cost)
  const faults = {
    whole: t('costInvalid'),
    tooLow: t('costInvalid'),
    tooHigh: t('costTooHigh', { amount: format.dkk(highestCost) }),
  }
  const costFault = 'amount' in read ? undefined : faults[read.fault]
  const described = isDescribed(description)
  const failed = uploads.uploads.some(({ error }) => error !== null)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!described) document.getElementById(fields.description)?.focus()
    else if (!('amount' in read)) document.getElementById(fields.cost)?.focus()
    else if (uploads.uploads.length === 0 && !report.isPending)
      report.mutate({
        ...{ bookingId: stay.bookingId, description: description.trim(), photos },
        estimatedCost: read.amount,
      })
  }
  const photoError = uploads.uploads.length === 0 ? undefined : t(failed ? 'failedLeft' : 'stillUploading')
  return (
    <form noValidate onSubmit={send} className="grid gap-6">
      <p className="max-w-reading text-soft">{t('lead', { name })}</p>
      <TextArea
        id={fields.description}
        label={t('description')}
        hint={t('descriptionHint', { least: leastDescription })}
        rows={6}
        value={description}
        maxLength={longestText}
        required
        error={tried && !described ? t('descriptionMissing', { least: leastDescription }) : undefined}
        onChange={(event) => setDescription(event.target.value)}
      />
      <TextField
        id={fields.cost}
        label={
          <>
            {t('cost')} <span className="font-normal text-soft">({t('optional', { ns: 'common' })})</span>
          </>
        }
        hint={t('costHint')}
        inputMode="numeric"
        autoComplete="off"
        value={cost}
        error={tried || ('fault' in read && read.fault === 'tooHigh') ? costFault : undefined}
        onChange={(event) => setCost(event.target.value)}
      />
      <DamagePhotos
        photos={stay.uploaded}
        uploads={uploads}
        name={name}
        error={tried && described && 'amount' in read ? photoError : undefined}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={report.isPending}>
          {t('send')}
        </Button>
        {stay.reportUntil ? (
          <p className="text-14 text-soft">{t('until', { date: format.longDay(lastDayBefore(stay.reportUntil)) })}</p>
        ) : null}
      </div>
    </form>
  )
}
