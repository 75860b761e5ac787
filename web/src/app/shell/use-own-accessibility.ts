import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const key = 'nordbo-accessibility-of'

/** Brings a person's choices of motion, contrast and text size to this browser, once in each window after signing in. */
export const useOwnAccessibility = (userId: string | undefined): void => {
  const queries = useQueryClient()
  useEffect(() => {
    if (!userId) return
    const follow = async (): Promise<void> => {
      if (sessionStorage.getItem(key) === userId) return
      const { drawOwnAccessibility } = await import('../../domain/accessibility/own-accessibility.ts')
      await drawOwnAccessibility(queries)
      sessionStorage.setItem(key, userId)
    }
    // Without storage or an answer the browser's own choices stay.
    follow().catch(() => undefined)
  }, [userId, queries])
}
