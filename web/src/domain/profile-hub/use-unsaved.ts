import { createContext, useContext, useEffect, useId } from 'react'

/** Takes reports of unsaved changes, by the form that has them. */
export const UnsavedContext = createContext<(form: string, dirty: boolean) => void>(() => undefined)

/**
 * Reports whether a form of a tab has changes that are not stored. While one has, closing, another tab, Back and
 * reload ask first. A person who leaves anyway gets the tab anew, so a form keeps what was typed in its own state.
 */
export const useUnsaved = (dirty: boolean): void => {
  const form = useId()
  const report = useContext(UnsavedContext)
  useEffect(() => {
    report(form, dirty)
    return () => report(form, false)
  }, [report, form, dirty])
}
