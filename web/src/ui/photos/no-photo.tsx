import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/browser/class-names.ts'
import { Mark } from '../brand/mark.tsx'

/** A placeholder for homes without photos. */
export const NoPhoto = ({ className }: { className?: string }) => {
  const { t } = useTranslation('ui')
  return (
    <div
      className={classNames(
        'flex aspect-3/2 flex-col items-center justify-center gap-2 bg-sunken text-soft',
        className,
      )}
    >
      <Mark className="size-10 opacity-60" />
      <span className="text-12">{t('noPhotos')}</span>
    </div>
  )
}
