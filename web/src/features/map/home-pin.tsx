import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import { pinClass } from '../../ui/map/pin-class.ts'
import type { MapHome } from './map-home.ts'

interface HomePinProps {
  home: MapHome
  lit: boolean
  /** `byKeys`: picked with the keyboard. */
  onPick: (byKeys: boolean) => void
  onLit?: (id: string | null) => void
}

/** Focuses the pin of a home, if it is drawn. */
export const focusPin = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-testid="pin"][data-listing="${id}"]`)?.focus()

/** A home's price on the map, in whole units. */
export const HomePin = ({ home, lit, onPick, onLit }: HomePinProps) => {
  const { t } = useTranslation('map')
  const format = useFormat()
  const point = onLit ? () => onLit(home.id) : undefined
  const leave = onLit ? () => onLit(null) : undefined
  return (
    <button
      type="button"
      data-testid="pin"
      data-listing={home.id}
      data-lit={lit}
      aria-label={t('pin', { title: home.title, city: home.city, price: format.price(home.price) })}
      onClick={(event) => onPick(event.detail === 0)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      className={pinClass(lit ? 'lit' : 'plain')}
    >
      {format.pinPrice(home.price)}
    </button>
  )
}
