import { CalendarClock, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteTemplate } from '../../domain/messages/use-templates.ts'
import type { MessageTemplate, PlannedMessage } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AskDelete } from './ask-delete.tsx'
import { usePlanWords } from './use-plan-words.ts'

interface TemplateCardProps {
  template: MessageTemplate
  /** When it is sent by itself. */
  plans: readonly PlannedMessage[]
  onEdit: () => void
}

/** A template of the list. */
export const TemplateCard = ({ template: { id, title, body }, plans, onEdit }: TemplateCardProps) => {
  const { t } = useTranslation('hostMessages')
  const problemText = useProblemText()
  const planWords = usePlanWords()
  const remove = useDeleteTemplate()
  const [asking, setAsking] = useState(false)
  const run = (): void =>
    remove.mutate(id, {
      onSuccess: () => toastSuccess({ title: t('deleted') }),
      onError: (error) => toastError({ title: t('deleteFailed'), description: problemText(error) }),
      onSettled: () => setAsking(false),
    })
  const plansGo = plans.length > 0 ? `${t('askDeletePlans', { count: plans.length })} ` : ''
  return (
    <Card className="grid grid-cols-1 gap-3 p-4 md:p-6">
      <h2 className="text-18 wrap-anywhere">
        <bdi>{title}</bdi>
      </h2>
      <p dir="auto" className="line-clamp-3 max-w-reading whitespace-pre-line wrap-anywhere text-soft">
        {body}
      </p>
      {plans.length > 0 ? (
        <p className="flex items-start gap-2 text-14">
          <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
          {t('sentBy', { plans: plans.map(planWords).join(' · ') })}
        </p>
      ) : null}
      <div className="-ms-1 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          icon={<Pencil aria-hidden="true" className="size-4" />}
          aria-label={t('editOf', { title })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          aria-label={t('deleteOf', { title })}
          onClick={() => setAsking(true)}
        >
          {t('delete')}
        </Button>
      </div>
      {asking ? (
        <AskDelete
          title={t('askDelete', { title })}
          text={`${plansGo}${t('askDeleteText')}`}
          busy={remove.isPending}
          onDelete={run}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}
