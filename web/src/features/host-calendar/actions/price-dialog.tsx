import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseWholeKroner } from '../../../lib/format/parse-whole-kroner.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { focusFirstField } from './focus-first-field.ts'

const formId = 'calendar-price'
const fieldId = 'calendar-price-amount'
/** Whole DKK (docs/product/money.md, Night prices). */
const limits = { least: 100, most: 50_000 }

/** Asks for the price of the selected nights. */
export const PriceDialog = ({ summary, busy, onChange, onClose }: ActionDialogProps) => {
  const { t } = useTranslation('host-calendar')
  const [typed, setTyped] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const read = parseWholeKroner(typed, limits)
  const faults = { whole: t('priceWhole'), tooLow: t('priceTooLow'), tooHigh: t('priceTooHigh') }
  const error = 'fault' in read && submitted ? faults[read.fault] : undefined
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setSubmitted(true)
    if ('amount' in read) onChange({ kind: 'price', price: read.amount })
    else document.getElementById(fieldId)?.focus()
  }
  return (
    <Dialog
      open
      title={t('priceTitle')}
      description={summary}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={busy} onClick={() => onChange({ kind: 'clearPrice' })}>
            {t('priceClear')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('priceSave')}
          </Button>
        </div>
      }
    >
      <form ref={focusFirstField} id={formId} noValidate onSubmit={send}>
        <TextField
          id={fieldId}
          label={t('priceField')}
          hint={t('priceHint')}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setSubmitted(typed !== '')}
        />
      </form>
    </Dialog>
  )
}
