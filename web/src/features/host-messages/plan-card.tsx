import { CalendarClock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeletePlan } from '../../domain/messages/use-templates.ts'
import type { PlannedMessage } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AskDelete } from './ask-delete.tsx'
import { usePlanWords } from './use-plan-words.ts'

/** A planned message of the list. `title` is the template's. */
export const PlanCard = ({ plan, title }: { plan: PlannedMessage; title: string }) => {
  const { t } = useTranslation('hostMessages')
  const problemText = useProblemText()
  const line = usePlanWords()(plan)
  const remove = useDeletePlan()
  const [asking, setAsking] = useState(false)
  const run = (): void =>
    remove.mutate(plan.id, {
      onSuccess: () => toastSuccess({ title: t('planDeleted') }),
      onError: (error) => toastError({ title: t('planDeleteFailed'), description: problemText(error) }),
      onSettled: () => setAsking(false),
    })
  return (
    <Card className="flex items-center gap-4 p-4 md:px-6">
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-pill bg-sunken text-primary">
        <CalendarClock className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">{line}</p>
        <p className="text-14 wrap-anywhere text-soft">
          <bdi>{title}</bdi>
        </p>
      </div>
      <IconButton label={t('deletePlanOf', { title, line })} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
      {asking ? (
        <AskDelete
          title={t('askDeletePlan')}
          text={t('askDeletePlanText', { title, line })}
          busy={remove.isPending}
          onDelete={run}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}
