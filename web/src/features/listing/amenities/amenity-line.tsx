import { useTranslation } from 'react-i18next'
import { type Amenity, amenityIcons } from './amenity-icons.ts'

export const AmenityLine = ({ amenity }: { amenity: Amenity }) => {
  const { t } = useTranslation('listing')
  const Icon = amenityIcons[amenity]
  return (
    <span className="flex items-center gap-3.5 py-2">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" strokeWidth={1.5} />
      {t(`amenity.${amenity}`)}
    </span>
  )
}
