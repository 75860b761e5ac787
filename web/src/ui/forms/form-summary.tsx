import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Lists all errors of a form. Takes the focus after a refused submit. */
export const FormSummary = ({
  errors,
  attempt,
}: {
  errors: readonly { field: string; text: string }[]
  attempt: number
}) => {
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (attempt === 0 || errors.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-14 text-danger">
      <p className="font-semibold">{t('formErrors', { count: errors.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {errors.map((error) => (
          <li key={error.field}>
            <a href={`#${error.field}`} className="inline-block min-h-6 py-0.5 align-top underline underline-offset-2">
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
