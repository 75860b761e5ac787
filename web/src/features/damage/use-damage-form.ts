import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DamageReports } from '../../lib/api/model.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { isDescribed, leastDescription } from './damage-text.ts'
import { highestCost, parseCost } from './parse-cost.ts'
import { useReportDamage } from './use-damage.ts'
import { useUploads } from './use-uploads.ts'

const fields = { description: 'damage-description', cost: 'damage-cost' } as const

/** The state of a damage report's form: what is written, what is wrong with it, and the action that sends it. */
export const useDamageForm = (stay: DamageReports) => {
  const { t } = useTranslation('damage')
  const navigate = useNavigate()
  const format = useFormat()
  const [description, setDescription] = useDraft(`damage-${stay.bookingId}`)
  const [cost, setCost] = useDraft(`damage-cost-${stay.bookingId}`)
  const [tried, setTried] = useState(false)
  const uploads = useUploads(stay.bookingId)
  const report = useReportDamage(() => {
    setDescription('')
    setCost('')
    navigate(stay.side === 'guest' ? '/trips?tab=past' : '/host/dashboard/requests')
  })
  const read = parseCost(cost)
  const faults = {
    whole: t('costInvalid'),
    tooLow: t('costInvalid'),
    tooHigh: t('costTooHigh', { amount: format.dkk(highestCost) }),
  }
  const described = isDescribed(description)
  const allUploaded = uploads.uploads.length === 0
  const failed = uploads.uploads.some(({ error }) => error !== null)
  const photosText = allUploaded ? undefined : t(failed ? 'failedLeft' : 'stillUploading')
  return {
    /** Props of the description's field. */
    description: {
      id: fields.description,
      value: description,
      error: tried && !described ? t('descriptionMissing', { least: leastDescription }) : undefined,
      onChange: ({ target }: { target: { value: string } }) => setDescription(target.value),
    },
    /** Props of the cost's field. */
    cost: {
      id: fields.cost,
      value: cost,
      error: 'fault' in read && (tried || read.fault === 'tooHigh') ? faults[read.fault] : undefined,
      onChange: ({ target }: { target: { value: string } }) => setCost(target.value),
    },
    /** Props of the photos. */
    photos: { uploads, error: tried && described && 'amount' in read ? photosText : undefined },
    busy: report.isPending,
    send: (event: FormEvent): void => {
      event.preventDefault()
      setTried(true)
      if (!described) document.getElementById(fields.description)?.focus()
      else if (!('amount' in read)) document.getElementById(fields.cost)?.focus()
      else if (allUploaded && !report.isPending)
        report.mutate({
          bookingId: stay.bookingId,
          description: description.trim(),
          photos: stay.uploaded.map(({ id }) => id),
          estimatedCost: read.amount,
        })
    },
  }
}
