import { Bell, BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SearchQuery } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { signInPath } from '../../lib/session/login.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { isSameSearch, toSavedQuery } from './saved-query.ts'
import { useSavedSearches, useSaveSearch } from './use-saved-searches.ts'

interface SaveSearchButtonProps {
  /** The search's parameters, as the search page sends them. */
  query: SearchQuery
  className?: string
}

/** Saves the current search. Hidden where no filter is set. Visitors sign in first. */
export const SaveSearchButton = ({ query, className }: SaveSearchButtonProps) => {
  const { t } = useTranslation('wishlists')
  const problemText = useProblemText()
  const navigate = useNavigate()
  const { user, loading } = useSession()
  const saved = useSavedSearches(user !== null)
  const save = useSaveSearch()
  const savedQuery = toSavedQuery(query)
  if (loading || Object.keys(savedQuery).length === 0) return null
  const isSaved = user !== null && saved.data?.items.some((search) => isSameSearch(search.query, savedQuery)) === true
  const press = (): void => {
    if (!user) return void navigate(signInPath(window.location))
    if (isSaved) return void navigate('/wishlists?tab=searches')
    save.mutate(savedQuery, {
      onSuccess: () =>
        toastSuccess({
          title: t('searchSaved'),
          description: t('searchSavedText'),
          action: { label: t('see'), onClick: () => navigate('/wishlists?tab=searches') },
        }),
      onError: (error) => toastError({ title: t('searchSaveFailed'), description: problemText(error) }),
    })
  }
  return (
    <Button
      variant="outline"
      busy={save.isPending}
      className={className}
      icon={
        isSaved ? <BellRing aria-hidden="true" className="size-5" /> : <Bell aria-hidden="true" className="size-5" />
      }
      onClick={press}
    >
      <span className="@max-[39rem]/list:sr-only">{t(isSaved ? 'searchKept' : 'saveSearch')}</span>
    </Button>
  )
}
