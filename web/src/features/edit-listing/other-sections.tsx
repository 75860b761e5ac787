import type { EditSection } from '@nordbo/listing-rules'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { DiscountsStep } from '../../domain/listing-form/parts/discounts-step.tsx'
import { LocationStep } from '../../domain/listing-form/parts/location-step.tsx'
import { PriceStep } from '../../domain/listing-form/parts/price-step.tsx'
import { WeekendStep } from '../../domain/listing-form/parts/weekend-step.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { BookingSection } from './booking-section.tsx'
import { SafetySection } from './safety-section.tsx'
import type { SectionBodyProps } from './section-body-props.ts'
import type { SectionForm } from './use-section-form.ts'

/** Dragging comes with the first look at the photos. */
const PhotosStep = lazy(async () => ({
  default: (await import('../../domain/listing-form/parts/photos-step.tsx')).PhotosStep,
}))

/** Address and position; says so when only one of them was changed. */
const Place = ({ changed }: Pick<SectionForm, 'changed'>) => {
  const { t } = useTranslation('editListing')
  const written = changed.some((field) => field === 'line1' || field === 'postalCode' || field === 'city')
  return (
    <>
      {written && !changed.includes('location') ? <Banner tone="info">{t('checkPin')}</Banner> : null}
      <LocationStep />
    </>
  )
}

const Photos = ({ id }: { id: string }) => {
  const { t } = useTranslation('editListing')
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <PhotosStep id={id} saved={t('saved.photos')} />
    </Suspense>
  )
}

/** The fields of every section but the first. */
export const OtherSection = ({
  id,
  section,
  changed,
}: SectionBodyProps & { section: Exclude<EditSection, 'basics'> }) => {
  const bodies: Record<Exclude<EditSection, 'basics'>, () => ReactNode> = {
    photos: () => <Photos id={id} />,
    prices: () => <PriceStep />,
    weekend: () => <WeekendStep />,
    place: () => <Place changed={changed} />,
    discounts: () => <DiscountsStep />,
    safety: () => <SafetySection />,
    booking: () => <BookingSection />,
  }
  return bodies[section]()
}
