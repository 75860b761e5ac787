import { lazy, Suspense, useRef } from 'react'
import { useInView } from '../../lib/browser/use-in-view.ts'
import type { PlaceMapProps } from './place-map.tsx'

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }))

/** The map of a place, fetched once it is seen. Left out in print. */
export const PlaceMapBox = (props: PlaceMapProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const seen = useInView(frame)
  return (
    <div ref={frame} className="mt-5 h-80 overflow-hidden rounded-card bg-sunken md:h-[28rem] print:hidden">
      <Suspense>{seen ? <PlaceMap {...props} /> : null}</Suspense>
    </div>
  )
}
