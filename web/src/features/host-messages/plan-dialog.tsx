import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MessageTemplate } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { PlanFields } from './plan-fields.tsx'
import { usePlanForm } from './use-plan-form.ts'
import { usePlanWords } from './use-plan-words.ts'

interface PlanDialogProps {
  templates: readonly MessageTemplate[]
  onClose: () => void
}

/** Plans a message: a template at an hour, counted from check-in or check-out. The whole plan is read as a sentence. */
export const PlanDialog = ({ templates, onClose }: PlanDialogProps) => {
  const { t } = useTranslation('hostMessages')
  const problemText = useProblemText()
  const planWords = usePlanWords()
  const form = usePlanForm(templates, onClose)
  return (
    <Dialog
      open
      title={t('planTitle')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button busy={form.busy} onClick={form.save}>
            {t('plan')}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {form.error ? (
          <Banner tone="danger" title={t('planFailed')}>
            {problemText(form.error)}
          </Banner>
        ) : null}
        <PlanFields templates={templates} form={form} />
        <div className="flex gap-3 rounded-control bg-primary-soft px-4 py-3">
          <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <div>
            <p role="status" className="font-semibold" data-testid="plan-sentence">
              {planWords(form.time)}
            </p>
            <p className="text-14 text-soft">{t('planNote')}</p>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
