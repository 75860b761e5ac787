import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { HomeCard } from './home-card.tsx'
import type { MapHome } from './map-home.ts'

interface PickedCardProps {
  home: MapHome
  /** Picked with the keyboard: the card takes the focus. */
  byKeys: boolean
  onClose: () => void
}

/** The card of the picked pin, at the bottom of the map. Escape closes it unless a dialog has the focus. */
export const PickedCard = ({ home, byKeys, onClose }: PickedCardProps) => {
  const { t } = useTranslation()
  const link = useRef<HTMLAnchorElement>(null)
  const { id } = home
  useEffect(() => {
    if (byKeys && id) link.current?.focus({ preventScroll: true })
  }, [byKeys, id])
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      close.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <div className="absolute inset-x-3 bottom-12 flex animate-rise justify-center">
      <HomeCard home={home} testId="pin-card" linkRef={link} className="w-full max-w-[26rem]">
        <IconButton label={t('close')} onClick={onClose} className="absolute end-0 top-0 z-10">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </HomeCard>
    </div>
  )
}
