import { type AnswerField, limits, wizardSteps } from '@nordbo/listing-rules'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FormAnswers } from '../../../domain/listing-form/form-answers.ts'
import { useLocating } from '../../../domain/listing-form/location/use-place.ts'
import type { Terms } from '../../../domain/listing-form/terms/use-terms.ts'
import { ApiProblem } from '../../../lib/api/problem.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError } from '../../../lib/toast/toast.ts'
import type { DraftSync } from '../draft/use-draft-sync.ts'
import type { useStep } from './use-step.ts'

interface Moving {
  /** The draft has an id. */
  begun: boolean
  form: UseFormReturn<FormAnswers>
  sync: DraftSync
  place: ReturnType<typeof useStep>
  terms: Terms
}

const isPriced = (basePrice: number | null): boolean => basePrice !== null && basePrice * 100 >= limits.baseOre.least

/** Photos need a title, a type and a base price (docs/product/listings.md, Drafts). */
const mayHavePhotos = ({ title, subcategory, basePrice }: FormAnswers): boolean =>
  (title ?? '').trim().length > 0 && subcategory !== null && isPriced(basePrice)

/** Going from step to step: a step's answers are right before the next one opens. */
export const useMoving = ({ begun, form, sync, place, terms }: Moving) => {
  const { t } = useTranslation('createListing')
  const problemText = useProblemText()
  const [busy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const locate = useLocating(form)
  const basePrice = useWatch({ control: form.control, name: 'basePrice' })

  /** Whether the step's answers are right, with words if not. */
  const isDone = async (): Promise<boolean> => {
    const fields: readonly AnswerField[] = wizardSteps.find(({ name }) => name === place.step)?.fields ?? []
    if (!(await form.trigger([...fields], { shouldFocus: true }))) {
      // The error stands below its field.
      document.activeElement?.scrollIntoView({ block: 'center' })
      if (place.step === 'location') toastError({ title: t('addressIncomplete') })
      return false
    }
    if (place.step === 'safety' && !terms.accepted) {
      setAttempts(attempts + 1)
      return false
    }
    return place.step !== 'location' || form.getValues('location') !== null || locate()
  }

  const saved = async (): Promise<boolean> => {
    try {
      await sync.flush()
      return true
    } catch (error) {
      const reason = error instanceof ApiProblem ? problemText(error) : t('unknownError')
      toastError({ title: t('draftFailed', { reason }) })
      return false
    }
  }
  /** Saves beside the next step. A draft that cannot be begun is worded, a later save is tried again. */
  const saveBeside = (): void =>
    void sync.flush().catch((error: unknown) => {
      if (!begun) toastError({ title: t('createFailed'), description: problemText(error) })
    })

  return {
    busy,
    /** Without a price the next step stays shut (docs/product/listings.md, Wizard). */
    blocked: place.step === 'price' && !isPriced(basePrice),
    attempts,
    back: () => (place.previous ? place.go(place.previous) : undefined),
    next: async (): Promise<void> => {
      if (!place.next) return
      setBusy(true)
      try {
        if (!(await isDone())) return
        sync.pass(place.step)
        if (place.next === 'photos') {
          if (!mayHavePhotos(form.getValues())) {
            toastError({ title: t('photosTooEarly') })
            return place.go('description')
          }
          // Who skipped these steps has seen their defaults, and photos need them.
          for (const step of ['details', 'price'] as const) sync.pass(step)
          if (!(await saved())) return
        } else saveBeside()
        place.go(place.next)
      } finally {
        setBusy(false)
      }
    },
  }
}
