import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTerms } from '../../../domain/listing-form/terms/use-terms.ts'
import type { Draft } from '../../../lib/api/model.ts'
import { isMissing } from '../../../lib/api/problem.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { toastInfo } from '../../../lib/toast/toast.ts'
import { DialogFrame, DialogStep } from '../../../ui/dialog/dialog.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { useDraftQuery } from '../draft/draft-api.ts'
import { useDraftSync } from '../draft/use-draft-sync.ts'
import { CloseQuestion } from './close-question.tsx'
import { SaveLine } from './save-line.tsx'
import { StepBody } from './step-body.tsx'
import { StepButtons } from './step-buttons.tsx'
import { useLeaving } from './use-leaving.ts'
import { useMoving } from './use-moving.ts'
import { usePublish } from './use-publish.ts'
import { useStep } from './use-step.ts'
import { useWizardForm } from './use-wizard-form.ts'

/** The wizard of a new home, or of a stored draft. Answers are saved while the person goes on. */
export const Wizard = ({ draft }: { draft: Draft | undefined }) => {
  const { t } = useTranslation('createListing')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const place = useStep(draft?.step ?? 'description')
  const [id, setId] = useState(draft?.id)
  const form = useWizardForm(draft, place.step)
  const sync = useDraftSync({
    form,
    draft,
    step: place.step,
    onCreated: (created) => {
      setId(created)
      void queries.invalidateQueries({ queryKey: queryKeys.drafts })
      navigate({ pathname: `/host/create/${created}`, search: window.location.search || search }, { replace: true })
    },
    onMerged: () => toastInfo({ title: t('changedElsewhere'), description: t('changedElsewhereText') }),
  })
  const publish = usePublish(sync)
  // A published draft is gone, so nobody asks for it again.
  const { data: newest, error: lost } = useDraftQuery(publish.isPending || publish.isSuccess ? undefined : id)
  const { meet } = sync
  useEffect(() => {
    if (newest) meet(newest)
  }, [newest])

  const gone = isMissing(lost)
  useEffect(() => {
    if (!gone) return
    toastInfo({ title: t('draftGone') })
    navigate('/host/dashboard', { replace: true })
  }, [gone, navigate, t])

  const early = id === undefined && (place.step === 'photos' || place.step === 'review')
  const { go } = place
  useEffect(() => {
    if (early) go('description', true)
  }, [early, go])

  const terms = useTerms()
  const leaving = useLeaving(sync)
  const moving = useMoving({ begun: id !== undefined, form, sync, place, terms })
  const { step, index, count } = place
  return (
    <FormProvider {...form}>
      <DialogFrame open onClose={() => void leaving.leave()} full headingFirst>
        <DialogStep
          title={t('title')}
          width="tall"
          step={step}
          footer={
            <StepButtons
              place={place}
              busy={moving.busy}
              blocked={moving.blocked}
              publishing={publish.isPending}
              onBack={moving.back}
              onNext={() => void moving.next()}
              onPublish={() => {
                const extras = (form.getValues('extras') ?? []).length > 0
                if (id) publish.mutate({ id, extras })
              }}
            />
          }
        >
          <div className="grid gap-6">
            <header className="grid gap-2">
              <div className="flex items-center justify-between gap-4">
                <p className="text-14 font-semibold text-soft" data-testid="progress">
                  {t('progress', { step: index + 1, steps: count })}
                </p>
                <SaveLine state={sync.state} />
              </div>
              <ProgressBar label={t('progress', { step: index + 1, steps: count })} value={index + 1} most={count} />
              <h2 className="mt-2 text-22 md:text-28">{t(`step.${step}`)}</h2>
            </header>
            <StepBody step={step} id={id} terms={terms} attempts={moving.attempts} onStep={place.go} />
          </div>
        </DialogStep>
      </DialogFrame>
      <CloseQuestion open={leaving.asking} onStay={leaving.stay} onClose={leaving.go} />
    </FormProvider>
  )
}
