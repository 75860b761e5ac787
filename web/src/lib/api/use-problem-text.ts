import { useTranslation } from 'react-i18next'
import { ApiProblem, codeOf, minutesToWait } from './problem.ts'
import { ruleWords } from './rule-words.ts'

/** Translates any error into a text in the current language. */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t, i18n } = useTranslation('errors')
  return (error) => {
    const params = error instanceof ApiProblem ? error.params : {}
    const minutes = minutesToWait(error)
    return t(codeOf(error), {
      minutes,
      hours: Math.ceil(minutes / 60),
      max: params.max,
      name: params.name,
      ...ruleWords(params, i18n.language),
    })
  }
}
