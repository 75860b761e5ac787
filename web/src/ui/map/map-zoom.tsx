import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/icon-button.tsx'
import { useMap } from './map-context.ts'

/** Zoom buttons, for keyboards and single fingers. */
export const MapZoom = () => {
  const { t } = useTranslation('map')
  const map = useMap()
  const step = (by: 1 | -1) => () => map?.moveTo({ zoom: map.state().zoom + by }, true)
  return (
    <div className="absolute end-3 top-3 grid overflow-hidden rounded-pill bg-raised shadow-float hairline border-line">
      <IconButton label={t('zoomIn')} onClick={step(1)}>
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={t('zoomOut')} onClick={step(-1)}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  )
}
