import { useTranslation } from 'react-i18next'
import { ApiProblem, codeOf, minutesToWait } from './problem.ts'

/** Translates any error into a text in the current language. */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('errors')
  return (error) => {
    const max = error instanceof ApiProblem ? error.params.max : undefined
    const minutes = minutesToWait(error)
    return t(codeOf(error), { minutes, hours: Math.ceil(minutes / 60), max })
  }
}
