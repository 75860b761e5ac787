import { type ComponentProps, lazy, Suspense } from 'react'

const Link = lazy(async () => ({ default: (await import('./own-hold-link.tsx')).OwnHoldLink }))

/** Whose the dates are while their payment is awaited, and the way on to it; few people need it, and it is fetched when one does. */
export const OwnHold = (props: ComponentProps<typeof Link>) => (
  <Suspense>
    <Link {...props} />
  </Suspense>
)
