import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'
import { useMediaQuery } from '../../lib/browser/use-media-query.ts'

/** Is the page in a hidden tab? */
const usePageHidden = (): boolean => {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const update = (): void => setHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return hidden
}

interface Rotation {
  /** How many pictures there are. */
  count: number
  /** Milliseconds per picture. */
  everyMs: number
  running: boolean
}

/** The position of the picture on screen, and how many pictures may load. */
const useRotation = ({ count, everyMs, running }: Rotation): { index: number; fetched: number } => {
  const [index, setIndex] = useState(0)
  // Only the first picture loads with the page. Each next one loads while its predecessor is shown.
  const [fetched, setFetched] = useState(1)
  useEffect(() => {
    if (!running || count < 2) return
    const ahead = window.setTimeout(
      () => setFetched((known) => Math.min(count, Math.max(known, index + 2))),
      everyMs / 2,
    )
    const next = window.setTimeout(() => setIndex((index + 1) % count), everyMs)
    return () => {
      window.clearTimeout(ahead)
      window.clearTimeout(next)
    }
  }, [running, index, count, everyMs])
  return { index, fetched }
}

interface SlideshowProps {
  /** The names of the pictures, in order. */
  slides: readonly string[]
  everyMs: number
  /** The names of the button. */
  pause: string
  play: string
  className: string
  /** Draws a picture that fills its parent. Only a shown one has a text. */
  children: (position: number, shown: boolean) => ReactNode
}

/** Rotates pictures. A person can stop it, and it pauses for reduced motion and while the page is hidden. */
export const Slideshow = ({ slides, everyMs, pause, play, className, children }: SlideshowProps) => {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [stopped, setStopped] = useState(false)
  const hidden = usePageHidden()
  const { index, fetched } = useRotation({ count: slides.length, everyMs, running: !stopped && !calm && !hidden })
  return (
    <div className={classNames('relative overflow-hidden rounded-card bg-strong', className)}>
      {slides.slice(0, fetched).map((name, position) => (
        <div
          key={name}
          aria-hidden={position !== index}
          className={classNames(
            'absolute inset-0 transition-opacity duration-700',
            position === index ? 'opacity-100' : 'opacity-0',
          )}
        >
          {children(position, position === index)}
        </div>
      ))}
      {calm || slides.length < 2 ? null : (
        <button
          type="button"
          aria-label={stopped ? play : pause}
          onClick={() => setStopped(!stopped)}
          className="absolute end-3 top-3 grid size-11 place-items-center rounded-pill bg-chip text-chip-ink"
        >
          {stopped ? <Play aria-hidden="true" className="size-4" /> : <Pause aria-hidden="true" className="size-4" />}
        </button>
      )}
    </div>
  )
}
