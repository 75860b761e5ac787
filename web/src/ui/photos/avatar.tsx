import { lazy, Suspense } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'

const Scene = lazy(async () => ({ default: (await import('./scene.tsx')).Scene }))

interface AvatarProps {
  /** The person's id. Equal ids have equal drawings. */
  of: string
  photoUrl?: string | null
  size?: 'small' | 'normal' | 'large'
}

/** A person's photo, or a drawing made from their id. */
export const Avatar = ({ of, photoUrl, size = 'normal' }: AvatarProps) => {
  const box = classNames(
    'shrink-0 rounded-pill object-cover',
    { small: 'size-8', normal: 'size-12', large: 'size-16' }[size],
  )
  if (photoUrl) return <img src={photoUrl} alt="" className={box} />
  return (
    <Suspense fallback={<span aria-hidden="true" className={classNames('bg-sunken', box)} />}>
      <Scene of={of} className={box} />
    </Suspense>
  )
}
