import { useCallback, useState } from 'react'

/** Collects what the tab's forms report (see useUnsaved). */
export const useUnsavedForms = (): [dirty: boolean, report: (form: string, dirty: boolean) => void] => {
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set())
  const report = useCallback((form: string, dirty: boolean): void => {
    setForms((before) => {
      if (before.has(form) === dirty) return before
      const next = new Set(before)
      if (dirty) next.add(form)
      else next.delete(form)
      return next
    })
  }, [])
  return [forms.size > 0, report]
}
