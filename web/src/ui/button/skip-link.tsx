import { useTranslation } from 'react-i18next'
import { buttonClass } from './button-class.ts'

/** The first keyboard stop: jumps over the navigation to the content. */
export const SkipLink = ({ target }: { target: string }) => {
  const { t } = useTranslation('ui')
  return (
    <a
      href={`#${target}`}
      className={buttonClass('primary', 'normal', 'fixed start-4 top-3 z-50 -translate-y-24 focus:translate-y-0')}
    >
      {t('skipToContent')}
    </a>
  )
}
