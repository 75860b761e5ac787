import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { type Amenity, highlightedAmenities } from './amenity-icons.ts'
import { AmenityLine } from './amenity-line.tsx'

const AmenitiesDialog = lazy(async () => ({ default: (await import('./amenities-dialog.tsx')).AmenitiesDialog }))

/** The number of amenities outside the dialog. */
const shown = 10

/** A home's amenities, highlights first. */
export const AmenitiesSection = ({ amenities }: { amenities: readonly Amenity[] }) => {
  const { t } = useTranslation('listing')
  const [open, setOpen] = useState(false)
  if (amenities.length === 0) return null
  const first = highlightedAmenities.filter((amenity) => amenities.includes(amenity))
  const ordered = [...first, ...amenities.filter((amenity) => !first.some((known) => known === amenity))]
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities" className="text-22 md:text-28">
        {t('amenitiesTitle')}
      </h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {ordered.slice(0, shown).map((amenity) => (
          <li key={amenity}>
            <AmenityLine amenity={amenity} />
          </li>
        ))}
      </ul>
      {ordered.length > shown ? (
        <Button variant="outline" className="mt-5 print:hidden" onClick={() => setOpen(true)}>
          {t('allAmenities', { count: amenities.length })}
        </Button>
      ) : null}
      <Suspense>{open ? <AmenitiesDialog amenities={amenities} onClose={() => setOpen(false)} /> : null}</Suspense>
    </section>
  )
}
