import { mostTemplates } from '@nordbo/listing-rules'
import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlans, useTemplates } from '../../domain/messages/use-templates.ts'
import { useDialogParam } from '../../lib/navigation/use-dialog-param.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PanelHead } from './panel-head.tsx'
import { TemplateCard } from './template-card.tsx'
import { newTemplate, TemplateDialog } from './template-dialog.tsx'

export const ListSkeleton = () => {
  const { t } = useTranslation('hostMessages')
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-32 rounded-card" />
      ))}
    </div>
  )
}

/** The templates of the host. The open one is in the address. */
export const TemplatesPanel = () => {
  const { t } = useTranslation('hostMessages')
  const templates = useTemplates()
  const plans = usePlans().data ?? []
  const dialog = useDialogParam('template')
  const { data } = templates
  if (!data)
    return templates.isError ? (
      <ErrorState
        title={t('templatesFailed')}
        error={templates.error}
        onRetry={() => void templates.refetch()}
        busy={templates.isFetching}
      />
    ) : (
      <ListSkeleton />
    )
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          icon={<MessageSquareText className="size-7" />}
          title={t('noTemplatesTitle')}
          text={t('noTemplatesText')}
        >
          <Button onClick={() => dialog.open(newTemplate)}>{t('addTemplate')}</Button>
        </EmptyState>
      ) : (
        <>
          <PanelHead
            count={t('templateCount', { used: data.length, most: mostTemplates })}
            full={data.length >= mostTemplates ? t('templatesFull', { most: mostTemplates }) : null}
            action={t('addTemplate')}
            onAdd={() => dialog.open(newTemplate)}
          />
          <ul aria-label={t('templates')} className="grid gap-4">
            {data.map((template) => (
              <li key={template.id}>
                <TemplateCard
                  template={template}
                  plans={plans.filter(({ templateId }) => templateId === template.id)}
                  onEdit={() => dialog.open(template.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {dialog.value === null ? null : (
        <TemplateDialog
          key={dialog.value}
          id={dialog.value === newTemplate ? null : dialog.value}
          templates={data}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
