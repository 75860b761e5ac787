import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readingWay } from '../../lib/browser/reading-way.ts'
import { useEscapeOrder } from '../dialog/use-escape-order.ts'
import { useFocusReturn } from '../dialog/use-focus-return.ts'
import { useSwipe } from './use-swipe.ts'

interface LightboxProps {
  count: number
  /** The address of a picture in its large size, where the neighbours of the shown one are fetched ahead. */
  sourceOf?: (index: number) => string | undefined
  title: string
  index: number
  onMove: (index: number) => void
  onClose: () => void
  /** The picture of the index. */
  children: ReactNode
}

const round =
  'pointer-events-auto grid size-12 place-items-center rounded-pill text-on-photo transition-colors hover:bg-scrim disabled:invisible outline-on-photo'

interface StepButtonsProps {
  atFirst: boolean
  atLast: boolean
  onStep: (by: number) => void
}

/** Buttons to the previous and the next photo. */
const StepButtons = ({ atFirst, atLast, onStep }: StepButtonsProps) => {
  const { t } = useTranslation('ui')
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-3 flex justify-between md:top-1/2 md:bottom-auto md:-translate-y-1/2">
      <button
        type="button"
        className={round}
        aria-label={t('previousPhoto')}
        disabled={atFirst}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden="true" className="size-7 rtl:-scale-x-100" />
      </button>
      <button type="button" className={round} aria-label={t('nextPhoto')} disabled={atLast} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden="true" className="size-7 rtl:-scale-x-100" />
      </button>
    </div>
  )
}

/** Shows one picture of a list at a time, full screen. Arrow keys and swipes change it, Escape closes it. */
export const Lightbox = ({ count, sourceOf, title, index, onMove, onClose, children }: LightboxProps) => {
  const { t } = useTranslation('ui')
  const giveFocusBack = useFocusReturn()
  const closeNewest = useEscapeOrder(true, onClose)
  const step = (by: number): void => {
    const next = index + by
    if (next >= 0 && next < count) onMove(next)
  }
  const swipe = useSwipe(step)
  useEffect(() => {
    // Prefetches the neighbours.
    for (const neighbour of [sourceOf?.(index - 1), sourceOf?.(index + 1)])
      if (neighbour !== undefined) new Image().src = neighbour
  }, [index, sourceOf])
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-lightbox" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={closeNewest}
          className="fixed inset-0 z-50 flex flex-col text-on-photo outline-none"
          onKeyDown={(event) => {
            if (event.key === 'ArrowLeft') step(-readingWay(event.currentTarget))
            if (event.key === 'ArrowRight') step(readingWay(event.currentTarget))
          }}
        >
          <header className="flex items-center justify-between p-3">
            <Radix.Title className="sr-only">{title}</Radix.Title>
            <p aria-live="polite" className="tabular px-3 text-14">
              {t('photoOf', { index: index + 1, count })}
            </p>
            <Radix.Close className={round} aria-label={t('close', { ns: 'common' })}>
              <X aria-hidden="true" className="size-6" />
            </Radix.Close>
          </header>
          <div
            className="grid min-h-0 grow touch-pan-y touch-pinch-zoom place-items-center px-2 pb-16 select-none md:px-20"
            {...swipe}
          >
            {children}
          </div>
          <StepButtons atFirst={index === 0} atLast={index === count - 1} onStep={step} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
