import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '../lib/api/query-client.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { keepHandedAnswer } from './first-screen/handed-answer.ts'
import { Router } from './router.tsx'

/** Providers around the router. */
export const App = () => {
  const [queries] = useState(() => {
    const created = createQueryClient()
    keepHandedAnswer(created)
    return created
  })
  return (
    <CrashBoundary>
      <QueryClientProvider client={queries}>
        <Router />
      </QueryClientProvider>
    </CrashBoundary>
  )
}
