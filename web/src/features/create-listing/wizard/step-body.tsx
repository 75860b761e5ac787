import type { WizardStep } from '@nordbo/listing-rules'
import { lazy, type ReactNode, Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormAnswers } from '../../../domain/listing-form/form-answers.ts'
import { BookingStep, FirstGuestsStep } from '../../../domain/listing-form/parts/booking-steps.tsx'
import { DetailsStep } from '../../../domain/listing-form/parts/details-step.tsx'
import { DiscountsStep } from '../../../domain/listing-form/parts/discounts-step.tsx'
import { LocationStep } from '../../../domain/listing-form/parts/location-step.tsx'
import { PriceStep } from '../../../domain/listing-form/parts/price-step.tsx'
import { WeekendStep } from '../../../domain/listing-form/parts/weekend-step.tsx'
import { usePhotos } from '../../../domain/listing-form/photos/photo-api.ts'
import type { Terms } from '../../../domain/listing-form/terms/use-terms.ts'
import { AskToVerify } from '../../../domain/mail-verification/ask-to-verify.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DescriptionStep } from '../steps/description-step.tsx'
import { ExtrasStep } from '../steps/extras-step.tsx'
import { ReviewStep } from '../steps/review-step.tsx'
import { SafetyStep } from '../steps/safety-step.tsx'

/** Dragging comes with the first look at the photos. */
const PhotosStep = lazy(async () => ({
  default: (await import('../../../domain/listing-form/parts/photos-step.tsx')).PhotosStep,
}))

interface StepBodyProps {
  step: WizardStep
  /** The draft's id; undefined until it is created. */
  id: string | undefined
  terms: Terms
  attempts: number
  onStep: (step: WizardStep) => void
}

const Review = ({ id, terms, onStep }: Omit<StepBodyProps, 'step' | 'attempts'> & { id: string }) => {
  const { watch } = useFormContext<FormAnswers>()
  const { data: photos = [] } = usePhotos(id)
  return (
    <>
      <AskToVerify reason="publishing" />
      <ReviewStep form={watch()} photos={photos} termsAccepted={terms.accepted} onStep={onStep} />
    </>
  )
}

/** The content of a step. Photos and review wait for the draft, which is created when they are reached. */
export const StepBody = ({ step, id, terms, attempts, onStep }: StepBodyProps) => {
  const waiting = <Skeleton className="h-40 w-full" />
  const bodies: Record<WizardStep, () => ReactNode> = {
    description: () => <DescriptionStep />,
    details: () => <DetailsStep />,
    location: () => <LocationStep />,
    price: () => <PriceStep />,
    weekend: () => <WeekendStep />,
    discounts: () => <DiscountsStep />,
    extras: () => <ExtrasStep />,
    safety: () => <SafetyStep terms={terms} attempts={attempts} />,
    firstGuests: () => <FirstGuestsStep />,
    booking: () => <BookingStep />,
    photos: () =>
      id ? (
        <Suspense fallback={waiting}>
          <PhotosStep id={id} />
        </Suspense>
      ) : (
        waiting
      ),
    review: () => (id ? <Review id={id} terms={terms} onStep={onStep} /> : waiting),
  }
  return bodies[step]()
}
