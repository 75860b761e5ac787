import type { WebTexts } from '@nordbo/texts'
import { useTranslation } from 'react-i18next'

type KindKey = Extract<keyof WebTexts['notifications'], `kind.${string}`>

/** What a kind of notification says; null for one of a later release, which this page has no words for. */
export const useKindText = (): ((kind: string) => string | null) => {
  const { t, i18n } = useTranslation('notifications')
  const isKnown = (key: string): key is KindKey => i18n.exists(key, { ns: 'notifications' })
  return (kind) => {
    const key = `kind.${kind}`
    return isKnown(key) ? t(key) : null
  }
}
