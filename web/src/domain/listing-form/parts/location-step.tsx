import { LocateFixed, MapPin } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { CheckAnswer } from '../fields/check-answer.tsx'
import { TextAnswer } from '../fields/text-answer.tsx'
import type { FormAnswers } from '../form-answers.ts'
import { AddressSearch } from '../location/address-search.tsx'
import { PinMap } from '../location/pin-map.tsx'
import { usePlace } from '../location/use-place.ts'

const Business = () => {
  const { t } = useTranslation('createListing')
  const isBusiness = useWatch<FormAnswers, 'isBusiness'>({ name: 'isBusiness' })
  return (
    <div className="grid gap-3">
      <CheckAnswer name="isBusiness" label={t('isBusiness')} />
      {isBusiness ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextAnswer name="companyName" label={t('companyName')} autoComplete="organization" />
          <TextAnswer name="cvr" label={t('cvr')} hint={t('cvrHint')} inputMode="numeric" />
        </div>
      ) : null}
    </div>
  )
}

/** Address and position. The country is Denmark (docs/product/listings.md, Wizard). */
export const LocationStep = () => {
  const { t } = useTranslation('createListing')
  const { busy, choose, atDevice, locate } = usePlace()
  return (
    <>
      <AddressSearch onChoose={choose} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextAnswer name="line1" label={t('line1')} autoComplete="address-line1" />
        <TextAnswer name="line2" label={t('line2')} autoComplete="address-line2" />
        <TextAnswer name="postalCode" label={t('postalCode')} autoComplete="postal-code" inputMode="numeric" />
        <TextAnswer name="city" label={t('city')} autoComplete="address-level2" />
        <TextField label={t('country')} value={t('denmark')} disabled readOnly />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          busy={busy === 'locate'}
          icon={<MapPin aria-hidden="true" className="size-4" />}
          onClick={() => void locate()}
        >
          {t('findOnMap')}
        </Button>
        <Button
          variant="outline"
          size="small"
          busy={busy === 'device'}
          icon={<LocateFixed aria-hidden="true" className="size-4" />}
          onClick={() => void atDevice()}
        >
          {t('useDevice')}
        </Button>
      </div>
      <PinMap />
      <p className="text-14 text-soft">{t('pinHint')}</p>
      <Business />
    </>
  )
}
