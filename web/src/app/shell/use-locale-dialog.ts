import { useEffect, useState } from 'react'
import { type LocaleTab, localeEvent } from '../../lib/locale/open-locale.ts'

/** The tab of the dialog of language and currency that is asked for; null while it is closed. */
export const useLocaleDialog = (): [LocaleTab | null, () => void] => {
  const [tab, setTab] = useState<LocaleTab | null>(null)
  useEffect(() => {
    const open = (event: Event): void =>
      setTab(event instanceof CustomEvent && event.detail === 'currency' ? 'currency' : 'language')
    window.addEventListener(localeEvent, open)
    return () => window.removeEventListener(localeEvent, open)
  }, [])
  return [tab, () => setTab(null)]
}
