import { Country, HotelAmenity, longestHotelDescription } from '@nordbo/listing-rules'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { CheckPill } from '../../ui/forms/check-pill.tsx'
import { FormSummary } from '../../ui/forms/form-summary.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { HotelForm as Form } from './use-hotel-form.ts'

const stars = ['1', '2', '3', '4', '5'] as const

/** Says that another device saved the hotel while somebody typed here. */
const Changed = ({ onTake }: { onTake: () => void }) => {
  const { t } = useTranslation('partner')
  return (
    <Banner tone="warning" title={t('hotelChanged')}>
      <p>{t('hotelChangedText')}</p>
      <Button variant="outline" size="small" className="mt-3" onClick={onTake}>
        {t('hotelTakeNew')}
      </Button>
    </Banner>
  )
}

const Place = ({ form }: { form: Form }) => {
  const { t } = useTranslation('partner')
  return (
    <>
      <TextField label={t('addressLine1')} autoComplete="off" maxLength={200} {...form.bind('address')} />
      <div className="grid items-start gap-6 sm:grid-cols-[10rem_1fr_1fr]">
        <TextField label={t('postalCode')} autoComplete="off" maxLength={12} {...form.bind('postalCode')} />
        <TextField label={t('city')} autoComplete="off" maxLength={80} {...form.bind('city')} />
        <Select
          label={t('hotelCountry')}
          value={form.input.country}
          options={Country.options.map((value) => ({ value, label: t(`country.${value}`, { ns: 'common' }) }))}
          onChoose={(country) => form.change({ country })}
        />
      </div>
    </>
  )
}

const Amenities = ({ form }: { form: Form }) => {
  const { t } = useTranslation('partner')
  const { amenities } = form.input
  return (
    <fieldset>
      <legend className="mb-3 font-medium">{t('hotelAmenities')}</legend>
      <div className="flex flex-wrap gap-3">
        {HotelAmenity.options.map((amenity) => (
          <CheckPill
            key={amenity}
            checked={amenities.includes(amenity)}
            onChange={(chosen) =>
              form.change({
                amenities: HotelAmenity.options.filter((each) =>
                  each === amenity ? chosen : amenities.includes(each),
                ),
              })
            }
          >
            {t(`amenity.${amenity}`, { ns: 'hotels' })}
          </CheckPill>
        ))}
      </div>
    </fieldset>
  )
}

/** What a partner writes about a hotel. Only the name is needed. */
export const HotelForm = ({ form }: { form: Form }) => {
  const { t } = useTranslation('partner')
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      {form.isChanged ? <Changed onTake={form.takeNew} /> : null}
      <FormSummary errors={form.errors} attempt={form.attempt} />
      <div className="grid items-start gap-6 sm:grid-cols-[1fr_10rem]">
        <TextField label={t('hotelName')} autoComplete="off" maxLength={120} {...form.bind('name')} />
        <Select
          label={t('hotelStars')}
          value={form.input.stars}
          options={[{ value: '', label: t('hotelNoStars') }, ...stars.map((value) => ({ value, label: value }))]}
          onChoose={(chosen) => form.change({ stars: chosen })}
        />
      </div>
      <Place form={form} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          label={t('hotelRooms')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={5}
          {...form.bind('rooms')}
        />
        <TextField
          label={t('hotelGuestsPerRoom')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={5}
          {...form.bind('guestsPerRoom')}
        />
      </div>
      <TextArea
        label={t('hotelDescription')}
        rows={8}
        maxLength={longestHotelDescription}
        {...form.bind('description')}
      />
      <Amenities form={form} />
      <div>
        <Button type="submit" size="large" busy={form.busy}>
          {t('hotelSave')}
        </Button>
      </div>
    </form>
  )
}
