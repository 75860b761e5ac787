import type { EditField } from '@nordbo/listing-rules'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import type { EditForm } from './edit-form.ts'

const amounts: readonly EditField[] = ['basePrice', 'cleaningFee']
const percents: readonly EditField[] = [
  'weekendPercent',
  'introPercent',
  'lastMinutePercent',
  'weeklyPercent',
  'monthlyPercent',
]

/** The value of a field as a text, to be read beside another one. */
export const useFieldText = (): ((field: EditField, form: EditForm) => string) => {
  const { t } = useTranslation('editListing')
  const { t: common } = useTranslation()
  const { t: wizard } = useTranslation('createListing')
  const { t: listing } = useTranslation('listing')
  const format = useFormat()
  const number = (field: EditField, value: number): string => {
    if (amounts.includes(field)) return format.kroner(value)
    return percents.includes(field) ? `${format.number(value)} %` : format.number(value)
  }
  return (field, form) => {
    if (field === 'subcategory') return common(`kind.${form.subcategory ?? 'summerhouse'}`)
    if (field === 'tags') return (form.tags ?? []).map((tag) => common(`tag.${tag}`)).join(', ')
    if (field === 'amenities') return form.amenities.map((name) => listing(`amenity.${name}`)).join(', ') || t('none')
    if (field === 'cancellationPolicy') return listing(`policy.${form.cancellationPolicy}`)
    if (field === 'bookingMode') return wizard(`mode.${form.bookingMode ?? 'request'}`)
    if (field === 'firstGuestPolicy') return wizard(`policy.${form.firstGuestPolicy ?? 'any'}`)
    if (field === 'location') {
      const { lat = 0, lng = 0 } = form.location ?? {}
      return `${lat.toFixed(4)}, ${lng.toFixed(4)}`
    }
    const value = form[field]
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') return number(field, value)
    return typeof value === 'string' && value.trim() !== '' ? value : t('none')
  }
}
