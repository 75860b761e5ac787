import { useTranslation } from 'react-i18next'
import type { TemplateText } from '../../domain/messages/use-templates.ts'
import type { MessageTemplate } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useLeaveGuard } from '../../lib/navigation/use-leave-guard.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogFrame, DialogStep } from '../../ui/dialog/dialog.tsx'
import { LeaveQuestion } from '../../ui/dialog/leave-question.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { TemplateFields } from './template-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { useTemplateForm } from './use-template-form.ts'

/** The address of a template that does not exist yet. */
export const newTemplate = 'new'

interface FormProps {
  /** Null for a new one. */
  id: string | null
  stored: TemplateText
  onClose: () => void
}

const TemplateForm = ({ id, stored, onClose }: FormProps) => {
  const { t } = useTranslation('hostMessages')
  const problemText = useProblemText()
  const form = useTemplateForm(id, stored)
  const guard = useLeaveGuard(form.dirty, form.discard)
  return (
    <>
      <DialogFrame open full onClose={() => guard.leave(onClose)}>
        <form
          noValidate
          className="contents"
          onSubmit={(event) => {
            event.preventDefault()
            form.save(() => guard.leave(onClose))
          }}
        >
          <DialogStep
            title={t(id === null ? 'newTitle' : 'editTitle')}
            width="wide"
            footer={
              <div className="flex flex-wrap justify-end gap-3">
                <Button variant="quiet" onClick={() => guard.leave(onClose)}>
                  {t('cancel', { ns: 'common' })}
                </Button>
                <Button type="submit" busy={form.busy}>
                  {t('save')}
                </Button>
              </div>
            }
          >
            <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              {form.error ? (
                <div className="lg:col-span-2">
                  <Banner tone="danger" title={t('saveFailed')}>
                    {problemText(form.error)}
                  </Banner>
                </div>
              ) : null}
              <TemplateFields form={form} />
              <TemplatePreview body={form.typed.body} />
            </div>
          </DialogStep>
        </form>
      </DialogFrame>
      <LeaveQuestion
        guard={guard}
        title={t('leaveTitle')}
        text={t('leaveText')}
        stay={t('stay')}
        discard={t('discard')}
      />
    </>
  )
}

/** Edits a template, or makes a new one. */
export const TemplateDialog = ({
  id,
  templates,
  onClose,
}: Pick<FormProps, 'id' | 'onClose'> & { templates: readonly MessageTemplate[] }) => {
  const { t } = useTranslation('hostMessages')
  const stored = id === null ? { title: '', body: '' } : templates.find((template) => template.id === id)
  if (stored) return <TemplateForm id={id} stored={stored} onClose={onClose} />
  return (
    <Dialog open title={t('goneTitle')} onClose={onClose}>
      <p>{t('goneText')}</p>
    </Dialog>
  )
}
