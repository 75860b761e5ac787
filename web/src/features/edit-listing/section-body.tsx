import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TagsAnswer } from '../../domain/listing-form/fields/tags-answer.tsx'
import { TextAnswer } from '../../domain/listing-form/fields/text-answer.tsx'
import { DetailsStep } from '../../domain/listing-form/parts/details-step.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AmenitiesAnswer } from './amenities-answer.tsx'
import type { SectionBodyProps } from './section-body-props.ts'

/** The map and the other fields come with the first look at another section. */
const OtherSection = lazy(async () => ({ default: (await import('./other-sections.tsx')).OtherSection }))

const Basics = () => {
  const { t } = useTranslation('createListing')
  return (
    <>
      <DetailsStep />
      <TextAnswer name="description" label={t('description')} hint={t('descriptionHint')} />
      <TagsAnswer />
      <AmenitiesAnswer />
    </>
  )
}

/** The fields of a section. */
export const SectionBody = ({ section, ...props }: SectionBodyProps) =>
  section === 'basics' ? (
    <Basics />
  ) : (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <OtherSection section={section} {...props} />
    </Suspense>
  )
