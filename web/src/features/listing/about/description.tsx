import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useOverflow } from './use-overflow.ts'

/** The host's description, folded where it does not fit. */
export const Description = ({ text }: { text: string }) => {
  const { t } = useTranslation('listing')
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [folded, setFolded] = useState(true)
  const overflows = useOverflow(paragraph, folded)
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-22 md:text-28">
        {t('aboutTitle')}
      </h2>
      <p
        ref={paragraph}
        id="description"
        className={classNames(
          'mt-4 max-w-reading text-16 whitespace-pre-line md:text-18',
          folded && 'line-clamp-6 print:line-clamp-none',
        )}
      >
        {text.trim() || t('noDescription')}
      </p>
      {overflows || !folded ? (
        <button
          type="button"
          aria-expanded={!folded}
          aria-controls="description"
          onClick={() => setFolded(!folded)}
          className="mt-2 min-h-11 font-semibold text-primary underline underline-offset-4 print:hidden"
        >
          {t(folded ? 'showMore' : 'showLess')}
        </button>
      ) : null}
    </section>
  )
}
