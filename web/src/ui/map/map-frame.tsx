import { MapIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { Spinner } from '../button/spinner.tsx'
import { useMapEngine } from './engine/use-map-engine.ts'
import { MapCanvas } from './map-canvas.tsx'
import { MapZoom } from './map-zoom.tsx'
import type { MapArea, MapHandle, MapPadding, MapState, MapView } from './model/map-engine.ts'

interface MapFrameProps {
  label: string
  view: MapView
  area?: MapArea | undefined
  room?: MapPadding
  onReady?: (map: MapHandle) => void
  onSettled?: (state: MapState, byPerson: boolean) => void
  children?: ReactNode
}

/** A map that fills its parent. Fetches its engine when shown, and shows a message with a retry where that fails. */
export const MapFrame = ({ label, children, ...canvas }: MapFrameProps) => {
  const { t } = useTranslation('map')
  const { t: common } = useTranslation()
  const { engine, failed, retry } = useMapEngine()
  const [broken, setBroken] = useState(false)
  const failure = broken ? 'drawFailed' : failed
  return (
    <section aria-label={label} className="relative size-full overflow-hidden bg-sunken">
      {failure ? (
        <div role="alert" className="grid h-full place-content-center justify-items-center gap-3 p-6 text-center">
          <MapIcon aria-hidden="true" className="size-8 text-soft" />
          <p className="font-medium">{t(failure)}</p>
          <Button
            variant="outline"
            onClick={() => {
              setBroken(false)
              retry()
            }}
          >
            {common('retry')}
          </Button>
        </div>
      ) : engine ? (
        <MapCanvas engine={engine} label={t('canvas')} onFailure={() => setBroken(true)} {...canvas}>
          {children}
          <MapZoom />
        </MapCanvas>
      ) : (
        <p role="status" className="grid h-full place-content-center justify-items-center gap-3 text-soft">
          <Spinner />
          {t('loading')}
        </p>
      )}
    </section>
  )
}
