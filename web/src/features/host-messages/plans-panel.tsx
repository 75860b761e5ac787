import { mostPlannedMessages } from '@nordbo/listing-rules'
import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlans, useTemplates } from '../../domain/messages/use-templates.ts'
import { useDialogParam } from '../../lib/navigation/use-dialog-param.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PanelHead } from './panel-head.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { newTemplate } from './template-dialog.tsx'
import { ListSkeleton } from './templates-panel.tsx'

/** The messages that are sent by themselves (docs/product/messages.md, Planned messages). */
export const PlansPanel = () => {
  const { t } = useTranslation('hostMessages')
  const [plans, templates] = [usePlans(), useTemplates()]
  const dialog = useDialogParam('plan')
  const error = plans.error ?? templates.error
  if (!plans.data || !templates.data)
    return error ? (
      <ErrorState
        title={t('plansFailed')}
        error={error}
        onRetry={() => void Promise.all([plans.refetch(), templates.refetch()])}
        busy={plans.isFetching || templates.isFetching}
      />
    ) : (
      <ListSkeleton />
    )
  const known = templates.data
  const without = known.length === 0
  const add = (): void => dialog.open('new')
  return (
    <>
      {plans.data.length === 0 ? (
        <EmptyState
          icon={<CalendarClock className="size-7" />}
          title={t('noPlansTitle')}
          text={t(without ? 'noPlansNoTemplates' : 'noPlansText')}
        >
          {without ? (
            <ButtonLink to={`?template=${newTemplate}`}>{t('addTemplate')}</ButtonLink>
          ) : (
            <Button onClick={add}>{t('addPlan')}</Button>
          )}
        </EmptyState>
      ) : (
        <>
          <PanelHead
            count={t('planCount', { used: plans.data.length, most: mostPlannedMessages })}
            full={plans.data.length >= mostPlannedMessages ? t('plansFull', { most: mostPlannedMessages }) : null}
            action={t('addPlan')}
            onAdd={add}
          />
          <ul aria-label={t('planned')} className="grid gap-3">
            {plans.data.map((plan) => (
              <li key={plan.id}>
                <PlanCard plan={plan} title={known.find(({ id }) => id === plan.templateId)?.title ?? ''} />
              </li>
            ))}
          </ul>
        </>
      )}
      {dialog.value === null || without ? null : <PlanDialog templates={known} onClose={dialog.close} />}
    </>
  )
}
