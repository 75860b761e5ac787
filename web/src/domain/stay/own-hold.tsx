import { type ComponentProps, lazy, Suspense } from 'react'

const Link = lazy(async () => ({ default: (await import('./own-hold-link.tsx')).OwnHoldLink }))

/** A banner that links to the payment of held dates. Loaded on demand, because few people need it. */
export const OwnHold = (props: ComponentProps<typeof Link>) => (
  <Suspense>
    <Link {...props} />
  </Suspense>
)
