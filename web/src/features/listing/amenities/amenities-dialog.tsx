import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { type Amenity, amenityGroups } from './amenity-icons.ts'
import { AmenityLine } from './amenity-line.tsx'

const groups = [
  'essentials',
  'kitchen',
  'wellness',
  'outdoors',
  'location',
  'access',
  'family',
  'entertainment',
  'safety',
] as const

/** All amenities of a home, by group. */
export const AmenitiesDialog = ({ amenities, onClose }: { amenities: readonly Amenity[]; onClose: () => void }) => {
  const { t } = useTranslation('listing')
  const has = new Set<Amenity>(amenities)
  return (
    <Dialog open title={t('amenitiesTitle')} onClose={onClose}>
      <div className="grid gap-8">
        {groups.map((group) => {
          const inGroup = amenityGroups[group].filter((amenity) => has.has(amenity))
          return inGroup.length === 0 ? null : (
            <section key={group}>
              <h3 className="mb-1 font-body text-16 font-semibold tracking-normal">{t(`group.${group}`)}</h3>
              <ul className="divide-y divide-line">
                {inGroup.map((amenity) => (
                  <li key={amenity}>
                    <AmenityLine amenity={amenity} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}
