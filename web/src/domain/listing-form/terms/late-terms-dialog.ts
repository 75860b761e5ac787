import { lazy } from 'react'

/** The host terms, fetched when they are asked for. */
export const LateTermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }))
