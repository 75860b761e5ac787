import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/browser/class-names.ts'
import { useMediaQuery } from '../../lib/browser/use-media-query.ts'
import { heroSlides } from './hero-slides.ts'

/** Milliseconds per picture (docs/product/listings.md, Front page). */
const rotateMs = 5000

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

/** The position of the picture on screen, and how many pictures may load. */
const useRotation = (running: boolean): { index: number; fetched: number } => {
  const [index, setIndex] = useState(0)
  // Only the first picture loads with the page. Each next one loads while its predecessor is shown.
  const [fetched, setFetched] = useState(1)
  useEffect(() => {
    if (!running) return
    const ahead = window.setTimeout(
      () => setFetched((count) => Math.min(heroSlides.length, Math.max(count, index + 2))),
      rotateMs / 2,
    )
    const next = window.setTimeout(() => setIndex((index + 1) % heroSlides.length), rotateMs)
    return () => {
      window.clearTimeout(ahead)
      window.clearTimeout(next)
    }
  }, [running, index])
  return { index, fetched }
}

/** Rotates three pictures. A person can stop it, and it pauses for reduced motion and while the page is hidden. */
export const HeroSlideshow = () => {
  const { t } = useTranslation('home')
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [stopped, setStopped] = useState(false)
  const hidden = usePageHidden()
  const { index, fetched } = useRotation(!stopped && !calm && !hidden)
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-card bg-strong sm:aspect-2/1 lg:aspect-5/2">
      {heroSlides.slice(0, fetched).map((slide, position) => (
        <picture key={slide.name}>
          <source type="image/avif" srcSet={slide.avif} sizes="(min-width: 84rem) 80rem, 100vw" />
          <source type="image/webp" srcSet={slide.webp} sizes="(min-width: 84rem) 80rem, 100vw" />
          <img
            src={slide.src}
            alt={position === index ? t(`slide.${slide.name}`) : ''}
            aria-hidden={position !== index}
            width={1920}
            height={1080}
            fetchPriority={position === 0 ? 'high' : 'low'}
            className={classNames(
              'absolute inset-0 size-full object-cover object-[50%_62%] transition-opacity duration-700',
              position === index ? 'opacity-100' : 'opacity-0',
            )}
          />
        </picture>
      ))}
      {calm ? null : (
        <button
          type="button"
          aria-label={t(stopped ? 'playSlides' : 'pauseSlides')}
          onClick={() => setStopped(!stopped)}
          className="absolute end-3 top-3 grid size-11 place-items-center rounded-pill bg-chip text-chip-ink"
        >
          {stopped ? <Play aria-hidden="true" className="size-4" /> : <Pause aria-hidden="true" className="size-4" />}
        </button>
      )}
    </div>
  )
}
