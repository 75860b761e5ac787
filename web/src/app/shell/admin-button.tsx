import { ShieldHalf } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'

/** The way to the administrators' pages, over every page. On phones it stands above the bars at the bottom. */
export const AdminButton = () => {
  const { t } = useTranslation('admin')
  return (
    <NavLink
      to="/admin"
      end
      className="fixed end-4 bottom-[calc(9rem+env(safe-area-inset-bottom))] z-20 inline-flex min-h-11 items-center gap-2 rounded-pill bg-ink px-4 text-14 font-semibold text-raised shadow-float transition-opacity hover:opacity-90 md:end-6 md:bottom-6 print:hidden"
    >
      <ShieldHalf aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {t('panel')}
    </NavLink>
  )
}
