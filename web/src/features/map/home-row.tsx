import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeCard } from './home-card.tsx'
import type { MapHome } from './map-home.ts'

/** Milliseconds without scrolling until the card in the middle is chosen, in browsers that do not report the end of a scroll. */
const restMs = 100

interface HomeRowProps {
  homes: readonly MapHome[]
  /** Id of the home whose card is in the middle. */
  chosen: string | null
  onChoose: (id: string) => void
}

const middleOf = (box: DOMRect): number => box.left + box.width / 2

/** A row of cards. Swiping chooses the one in the middle, and choosing one scrolls to it. */
export const HomeRow = ({ homes, chosen, onChoose }: HomeRowProps) => {
  const { t } = useTranslation('map')
  const list = useRef<HTMLUListElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const at = homes.findIndex(({ id }) => id === chosen)
  const order = homes.map(({ id }) => id).join()
  const last = useRef({ chosen: '', at: -1, order: '' })
  const swiped = useRef<string | null>(null)

  useLayoutEffect(() => {
    const row = list.current
    const card = row?.children[at]
    const before = last.current
    last.current = { chosen: chosen ?? '', at, order }
    // A change of the cards interrupts a running scroll.
    if (!row || !card || (before.at === at && before.chosen === chosen && before.order === order)) return
    // The person chose this card by swiping and may still be touching the row.
    if (swiped.current === chosen && before.order === order) return
    const away = middleOf(card.getBoundingClientRect()) - middleOf(row.getBoundingClientRect())
    // Jumps when the cards changed, else scrolls smoothly. `scrollBy` would stop at the first card in between,
    // because each card stops a swipe (snap-always).
    if (Math.abs(away) > 1)
      row.scrollTo({ left: row.scrollLeft + away, behavior: before.order === order ? 'smooth' : 'instant' })
  }, [chosen, at, order])

  const choose = (): void => {
    if (!list.current) return
    const middle = middleOf(list.current.getBoundingClientRect())
    const cards = [...list.current.querySelectorAll<HTMLElement>('[data-listing]')]
    const away = (card: HTMLElement): number => Math.abs(middleOf(card.getBoundingClientRect()) - middle)
    const nearest = cards.toSorted((a, b) => away(a) - away(b))[0]?.dataset.listing
    if (nearest === undefined || nearest === chosen) return
    swiped.current = nearest
    onChoose(nearest)
  }
  if (homes.length === 0) return null
  return (
    <ul
      ref={list}
      aria-label={t('cards')}
      // A timer alone would choose a card in between when a slow device pauses in the middle of a scroll.
      onScrollEnd={choose}
      onScroll={() => {
        if ('onscrollend' in window) return
        clearTimeout(rest.current)
        rest.current = setTimeout(choose, restMs)
      }}
      className="no-scrollbar absolute inset-x-0 bottom-0 flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-[7%] pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {homes.map((home) => (
        <li key={home.id} className="grid w-full max-w-[26rem] shrink-0 snap-center snap-always">
          <HomeCard home={home} testId="map-card" className="h-30" />
        </li>
      ))}
    </ul>
  )
}
