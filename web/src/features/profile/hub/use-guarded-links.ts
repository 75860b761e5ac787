import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainClick } from '../../../lib/navigation/plain-click.ts'
import type { LeaveGuard } from '../../../lib/navigation/use-leave-guard.ts'

/** Asks before a link inside a tab with unsaved changes leads elsewhere. */
export const useGuardedLinks = (dirty: boolean, guard: LeaveGuard): ((event: MouseEvent) => void) => {
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!dirty || !(link instanceof HTMLAnchorElement) || link.target === '_blank' || !isPlainClick(event)) return
    // A link within the tab leads nowhere else.
    if (link.origin !== window.location.origin || link.hash !== '') return
    event.preventDefault()
    event.stopPropagation()
    guard.leave(() => void navigate(`${link.pathname}${link.search}`))
  }
}
