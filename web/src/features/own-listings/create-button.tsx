import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { useOwnListings } from './use-own-listings.ts'

/** Floats over the front page of people who have a home, and leads to a new one. */
export const CreateButton = () => {
  const { t } = useTranslation('ownListings')
  const homes = useOwnListings().data ?? []
  if (homes.length === 0) return null
  return (
    <ButtonLink
      to="/host/create"
      className="fixed end-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 shadow-float md:end-8 md:bottom-8 print:hidden"
    >
      <Plus aria-hidden="true" className="size-5" />
      {t('create')}
    </ButtonLink>
  )
}
