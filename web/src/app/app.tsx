import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { CrashBoundary } from './crash-boundary.tsx'
import { Router } from './router.tsx'

/** The router inside the app's providers. */
export const App = ({ queries }: { queries: QueryClient }) => (
  <CrashBoundary>
    <QueryClientProvider client={queries}>
      <Router />
    </QueryClientProvider>
  </CrashBoundary>
)
