import { useTranslation } from 'react-i18next'
import { Slideshow } from '../../ui/photos/slideshow.tsx'
import { heroSlides } from './hero-slides.ts'

/** Milliseconds per picture (docs/product/listings.md, Front page). */
const rotateMs = 5000

/** The front page's pictures, which rotate. */
export const HeroSlideshow = () => {
  const { t } = useTranslation('home')
  return (
    <Slideshow
      slides={heroSlides.map(({ name }) => name)}
      everyMs={rotateMs}
      pause={t('pauseSlides')}
      play={t('playSlides')}
      className="aspect-4/3 sm:aspect-2/1 lg:aspect-5/2"
    >
      {(position, shown) => {
        const slide = heroSlides[position] ?? heroSlides[0]
        return (
          <picture>
            <source type="image/avif" srcSet={slide.avif} sizes="(min-width: 84rem) 80rem, 100vw" />
            <source type="image/webp" srcSet={slide.webp} sizes="(min-width: 84rem) 80rem, 100vw" />
            <img
              src={slide.src}
              alt={shown ? t(`slide.${slide.name}`) : ''}
              width={1920}
              height={1080}
              fetchPriority={position === 0 ? 'high' : 'low'}
              className="size-full object-cover object-[50%_62%]"
            />
          </picture>
        )
      }}
    </Slideshow>
  )
}
