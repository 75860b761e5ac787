import { checklist, completionPercent, missingItems, type WizardStep } from '@nordbo/listing-rules'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FormAnswers } from '../../../domain/listing-form/form-answers.ts'
import type { PhotoDescriptor } from '../../../lib/photos/photo-sources.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'
import { publishableOf } from '../draft/publishable.ts'

interface ReviewStepProps {
  form: FormAnswers
  photos: readonly PhotoDescriptor[]
  termsAccepted: boolean
  onStep: (step: WizardStep) => void
}

/** How complete the home is, and the checklist, whose lines lead to their steps. */
export const ReviewStep = ({ form, photos, termsAccepted, onStep }: ReviewStepProps) => {
  const { t } = useTranslation('createListing')
  const home = publishableOf(form, photos.length, termsAccepted)
  const [missing, percent] = [missingItems(home), completionPercent(home)]
  const lines = checklist.filter(({ item }) => item !== 'business' || form.isBusiness)
  const [cover] = photos
  return (
    <>
      {cover ? (
        <Photo photo={cover} alt={form.title ?? ''} sizes="18rem" className="w-full max-w-[18rem] rounded-card" />
      ) : null}
      <div className="grid gap-2">
        <p className="text-18 font-semibold" data-testid="completion">
          {t('complete', { percent })}
        </p>
        <ProgressBar label={t('complete', { percent })} value={percent} most={100} />
        <p className="text-soft">{missing.length === 0 ? t('completeAll') : t('completeMissing')}</p>
      </div>
      <ul className="divide-y divide-line rounded-card hairline border-line">
        {lines.map(({ item, step }) => {
          const done = !missing.includes(item)
          const Icon = done ? CircleCheck : CircleAlert
          return (
            <li key={item}>
              <button
                type="button"
                data-testid={`check-${item}`}
                className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-start hover:bg-sunken"
                onClick={() => onStep(step)}
              >
                <Icon
                  aria-hidden="true"
                  className={done ? 'size-5 shrink-0 text-success' : 'size-5 shrink-0 text-warning'}
                />
                <span className="grow">{t(`item.${item}`)}</span>
                <span className={done ? 'text-14 text-soft' : 'text-14 font-semibold text-warning'}>
                  {done ? t('itemDone') : t('itemMissing')}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
