import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/class-names.ts'

/** From this length on the text starts folded. */
const foldFrom = 320

export const Description = ({ text }: { text: string }) => {
  const { t } = useTranslation('listing')
  const foldable = text.length > foldFrom
  const [folded, setFolded] = useState(foldable)
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-22 md:text-28">
        {t('aboutTitle')}
      </h2>
      <p className={classNames('mt-4 max-w-reading text-16 whitespace-pre-line md:text-18', folded && 'line-clamp-5')}>
        {text.trim() || t('noDescription')}
      </p>
      {foldable ? (
        <button
          type="button"
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
          className="mt-2 min-h-11 font-semibold text-primary underline underline-offset-4"
        >
          {t(folded ? 'showMore' : 'showLess')}
        </button>
      ) : null}
    </section>
  )
}
