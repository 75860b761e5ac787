import { type ChecklistItem, checklist, type EditSection, sectionOfItem } from '@nordbo/listing-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTerms } from '../../domain/listing-form/terms/use-terms.ts'
import { AskToVerify } from '../../domain/mail-verification/ask-to-verify.tsx'
import { answer, api } from '../../lib/api/client.ts'
import type { EditableListing } from '../../lib/api/model.ts'
import { ApiProblem } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Badge } from '../../ui/layout/badge.tsx'

const TermsDialog = lazy(async () => ({
  default: (await import('../../domain/listing-form/terms/terms-dialog.tsx')).TermsDialog,
}))

/** The lines of the checklist that the server misses. */
const missingOf = (error: unknown): ChecklistItem[] => {
  const missing = error instanceof ApiProblem && error.code === 'listing.incomplete' ? error.params.missing : undefined
  return checklist.map(({ item }) => item).filter((item) => Array.isArray(missing) && missing.includes(item))
}

const usePublishHome = (id: string) => {
  const { t } = useTranslation('editListing')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => answer(api.POST('/api/host/listings/{id}/publish', { params: { path: { id } } })),
    onSuccess: async () => {
      toastSuccess({ title: t('published') })
      await Promise.all(
        [queryKeys.editing, queryKeys.ownListings, queryKeys.listing].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      )
    },
    onError: (error) => toastError({ title: t('publishFailed'), description: problemText(error) }),
  })
}

interface MissingProps {
  items: readonly ChecklistItem[]
  onSection: (section: EditSection) => void
  onTerms: () => void
}

/** What is missing before guests may see the home; each line leads to where it is entered. */
const Missing = ({ items, onSection, onTerms }: MissingProps) => {
  const { t } = useTranslation('createListing')
  return (
    <Banner tone="warning" title={t('completeMissing')}>
      <ul className="mt-1 grid gap-1">
        {items.map((item) => (
          <li key={item}>
            <button
              type="button"
              data-testid={`missing-${item}`}
              className="min-h-8 text-start underline underline-offset-4"
              onClick={() => (item === 'terms' ? onTerms() : onSection(sectionOfItem[item]))}
            >
              {t(`item.${item}`)}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

interface PublishBarProps {
  home: EditableListing
  onSection: (section: EditSection) => void
}

/** Whether guests see the home, and the button that shows it to them. */
export const PublishBar = ({ home, onSection }: PublishBarProps) => {
  const { t } = useTranslation('editListing')
  const publish = usePublishHome(home.id)
  const terms = useTerms()
  const [asking, setAsking] = useState(false)
  const missing = missingOf(publish.error).filter((item) => item !== 'terms' || !terms.accepted)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 items-center gap-3">
          <Badge tone={home.active ? 'success' : 'neutral'}>{t(home.active ? 'public' : 'hidden')}</Badge>
          <span className="min-w-0 truncate font-semibold">{home.content.title}</span>
        </p>
        {home.active ? (
          <Link
            to={`/listing/${home.id}`}
            target="_blank"
            className="inline-flex min-h-11 items-center gap-1.5 text-14 font-medium text-primary underline underline-offset-4"
          >
            {t('view')}
            <ExternalLink aria-hidden="true" className="size-4" />
          </Link>
        ) : (
          <Button size="small" busy={publish.isPending} onClick={() => publish.mutate()}>
            {t('publish')}
          </Button>
        )}
      </div>
      {home.active ? null : <AskToVerify reason="publishing" />}
      {!home.active && missing.length > 0 ? (
        <Missing items={missing} onSection={onSection} onTerms={() => setAsking(true)} />
      ) : null}
      <Suspense>{asking ? <TermsDialog terms={terms} open onClose={() => setAsking(false)} /> : null}</Suspense>
    </div>
  )
}
