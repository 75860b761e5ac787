import { type WizardStep, wizardSteps } from '@nordbo/listing-rules'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

const names = wizardSteps.map(({ name }) => name)
const stepNamed = (name: string | null): WizardStep | undefined => names.find((each) => each === name)

/** The wizard's step, from the address, so that Back goes one step back. */
export const useStep = (first: WizardStep) => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const step = stepNamed(params.get('step')) ?? first
  const index = names.indexOf(step)
  const go = useCallback(
    (to: WizardStep, replace = false): void => {
      // The address as it is now: a draft that was begun just before has changed it already.
      const { pathname, search } = window.location
      const asked = new URLSearchParams(search)
      asked.set('step', to)
      navigate({ pathname, search: asked.toString() }, { replace, preventScrollReset: true })
    },
    [navigate],
  )
  return { step, index, count: names.length, next: names[index + 1], previous: names[index - 1], go }
}
