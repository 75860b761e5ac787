import { CircleAlert } from 'lucide-react'
import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'

interface AdultBoxProps {
  ref: Ref<HTMLInputElement>
  checked: boolean
  /** The order was submitted without it. */
  missed: boolean
  onChange: (yes: boolean) => void
}

/** The guest's confirmation to be 18 or older (docs/product/booking.md, Guests). */
export const AdultCheckbox = ({ ref, checked, missed, onChange }: AdultBoxProps) => {
  const { t } = useTranslation('booking')
  const id = useId()
  return (
    <div>
      <Checkbox
        ref={ref}
        label={t('checkout.adult')}
        checked={checked}
        aria-required="true"
        aria-invalid={missed || undefined}
        aria-describedby={missed ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {missed ? (
        <p id={id} role="alert" className="flex items-center gap-1.5 text-14 text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {t('checkout.adultRequired')}
        </p>
      ) : null}
    </div>
  )
}
