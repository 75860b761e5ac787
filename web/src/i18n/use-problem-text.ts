import { useTranslation } from 'react-i18next'
import { codeOf, minutesToWait } from '../lib/api/problem.ts'

/** The words for anything that went wrong, in the language on screen. */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('errors')
  return (error) => t(codeOf(error), { minutes: minutesToWait(error) })
}
