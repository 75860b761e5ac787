import { ArrowLeft } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchMapProps } from '../../domain/search/search-map-props.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { useEscapeOrder } from '../../ui/dialog/use-escape-order.ts'
import { useFocusReturn } from '../../ui/dialog/use-focus-return.ts'
import { MapFrame } from '../../ui/map/map-frame.tsx'
import { PinLayer } from '../../ui/map/pin-layer.tsx'
import { HomePin } from './home-pin.tsx'
import { HomeRow } from './home-row.tsx'
import { MapControls } from './map-controls.tsx'
import { findHome, homesInSight, toMapItem } from './map-home.ts'
import { useSearchMap } from './use-search-map.ts'

/** Pixels covered by the controls above and the cards below. */
const room = { top: 72, right: 52, bottom: 196, left: 52 }

/** The button that closes the map, and how many homes it shows. `count` is null until it is known. */
const PhoneMapHeader = ({ count }: { count: number | null }) => {
  const { t } = useTranslation('map')
  return (
    <header className="flex items-center gap-2 border-b border-line px-2 py-1.5">
      <Dialog.Close asChild>
        <IconButton label={t('hide')}>
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
      </Dialog.Close>
      <Dialog.Title className="truncate font-body text-16 font-semibold tracking-normal">
        {count === null ? t('label') : t('countHere', { count })}
      </Dialog.Title>
    </header>
  )
}

/** The search's map on phones: full screen, with cards of the visible homes at the bottom. */
export const PhoneMap = ({ onClose, ...props }: SearchMapProps & { onClose: () => void }) => {
  const format = useFormat()
  const giveFocusBack = useFocusReturn()
  const closeNewest = useEscapeOrder(true, onClose)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { map, start, shown, frame, pins, items, controls } = useSearchMap(props, () => setChosenId(null))
  const { homes } = props
  const inSight = useMemo(() => homesInSight(shown?.box, pins, homes), [shown, pins, homes])
  const chosen = inSight.find(({ id }) => id === chosenId) ?? inSight[0] ?? null
  const chosenItem = useMemo(() => (chosen ? toMapItem(chosen) : null), [chosen])
  const words = useCallback((price: number) => format.pinPrice(price), [format])
  const choose = (id: string): void => {
    setChosenId(id)
    const home = inSight.find((each) => each.id === id)
    if (home) map?.reveal(home)
  }
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={closeNewest}
          className="fixed inset-0 z-40 flex animate-fade flex-col bg-surface outline-none"
        >
          <PhoneMapHeader count={controls.count} />
          <div className="map-over-cards relative min-h-0 grow">
            {start ? (
              <MapFrame view={start} room={room} {...frame}>
                <PinLayer
                  items={items}
                  chosen={chosenItem}
                  words={words}
                  onCrowd={(ids) => {
                    const next = ids.find((id) => id !== chosen?.id)
                    if (next) choose(next)
                  }}
                >
                  {(id) => {
                    const home = findHome(id, pins, homes)
                    return home ? <HomePin home={home} lit={id === chosen?.id} onPick={() => choose(id)} /> : null
                  }}
                </PinLayer>
                <MapControls {...controls} />
                <HomeRow homes={inSight} chosen={chosen?.id ?? null} onChoose={choose} />
              </MapFrame>
            ) : (
              <div className="skeleton size-full" />
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
