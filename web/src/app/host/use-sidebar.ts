import { useEffect, useState } from 'react'
import { allows } from '../../lib/consent/consent.ts'

const cookie = 'nordbo_host_menu'
/** Seven days (docs/product/hosting.md, Navigation). */
const keptSeconds = 7 * 24 * 3_600
/** Below this width the menu begins collapsed, so that pages have room. */
const roomy = '(min-width: 64rem)'

const stored = (): boolean | undefined => {
  const value = new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(document.cookie)?.[1]
  return value === undefined ? undefined : value === 'collapsed'
}

/** Keeps the width for the next visit, if the person allows what is convenient (docs/product/data-rights.md, Consent). */
const store = (collapsed: boolean): void => {
  if (!allows('preferences')) return
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to every browser that we serve.
  document.cookie = `${cookie}=${collapsed ? 'collapsed' : 'open'}; path=/host; max-age=${keptSeconds}; samesite=lax${secure}`
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"]') !== null

/** Whether the host's menu is collapsed, and its toggle, which Ctrl+B and Cmd+B press too, except while somebody types. */
export const useSidebar = (): { collapsed: boolean; toggle: () => void } => {
  const [collapsed, setCollapsed] = useState(() => stored() ?? !window.matchMedia(roomy).matches)
  const toggle = (): void => {
    store(!collapsed)
    setCollapsed(!collapsed)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const pressed = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!pressed || event.key.toLowerCase() !== 'b' || event.repeat || isTyping(event)) return
      event.preventDefault()
      store(!collapsed)
      setCollapsed(!collapsed)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [collapsed])
  return { collapsed, toggle }
}
