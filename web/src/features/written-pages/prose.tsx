import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { openConsent } from '../../lib/consent/consent.ts'
import { isPlainClick } from '../../lib/navigation/plain-click.ts'

/** The path of a link to a page of this product; null for other links and for anchors on the same page. */
const pathOf = (target: EventTarget): string | null => {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.getAttribute('href')?.match(/^\/(?!\/).*/)?.[0] ?? null
}

/** Is it the button in a text that opens the choice of cookies? */
const opensCookies = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-opens="cookies"]') !== null

/** Our own text as HTML, which the server renders from our files. Links to other pages do not load the product anew. */
export const Prose = ({ html }: { html: string }) => {
  const navigate = useNavigate()
  const follow = (event: MouseEvent): void => {
    if (opensCookies(event.target)) openConsent()
    const path = pathOf(event.target)
    if (path === null || !isPlainClick(event)) return
    event.preventDefault()
    navigate(path)
  }
  // biome-ignore lint/a11y: only clicks on links and buttons inside are handled, which the keyboard makes too.
  return <div className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}
