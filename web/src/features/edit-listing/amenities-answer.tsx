import { amenities, amenityGroups } from '@nordbo/listing-rules'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CheckPill } from '../../ui/forms/check-pill.tsx'
import type { EditForm } from './edit-form.ts'

/** What guests find in the home, by group. */
export const AmenitiesAnswer = () => {
  const { t } = useTranslation('editListing')
  const { t: listing } = useTranslation('listing')
  const { control } = useFormContext<EditForm>()
  const { field } = useController({ control, name: 'amenities' })
  // In the order of the list, so that a choice that is taken back is no change.
  const choose = (name: (typeof field.value)[number], on: boolean): void =>
    field.onChange(amenities.flatMap(({ key }) => ((key === name ? on : field.value.includes(key)) ? [key] : [])))
  return (
    <section aria-labelledby="edit-amenities" className="grid gap-5">
      <div>
        <h3 id="edit-amenities" className="text-18">
          {t('field.amenities')}
        </h3>
        <p className="text-14 text-soft">{t('amenitiesHint')}</p>
      </div>
      {amenityGroups.map((group) => (
        <fieldset key={group}>
          <legend className="mb-2 text-14 font-semibold">{listing(`group.${group}`)}</legend>
          <div className="flex flex-wrap gap-2">
            {amenities
              .filter((amenity) => amenity.group === group)
              .map(({ key }) => (
                <CheckPill key={key} checked={field.value.includes(key)} onChange={(on) => choose(key, on)}>
                  {listing(`amenity.${key}`)}
                </CheckPill>
              ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
