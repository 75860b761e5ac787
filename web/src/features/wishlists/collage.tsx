import { Heart } from 'lucide-react'
import { classNames } from '../../lib/browser/class-names.ts'
import type { PhotoDescriptor } from '../../lib/photos/photo-sources.ts'
import { Photo } from '../../ui/photos/photo.tsx'

/** The covers of a list: one large, and two small ones if there are three. */
export const Collage = ({ covers }: { covers: readonly PhotoDescriptor[] }) => {
  const [first, ...others] = covers
  const small = others.length >= 2 ? others.slice(0, 2) : []
  if (!first)
    return (
      <div className="grid aspect-3/2 place-items-center rounded-card bg-sunken text-soft">
        <Heart aria-hidden="true" className="size-10 opacity-60" strokeWidth={1.5} />
      </div>
    )
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'grid aspect-3/2 gap-0.5 overflow-hidden rounded-card',
        small.length > 0 && 'grid-cols-[2fr_1fr] grid-rows-2',
      )}
    >
      <Photo
        photo={first}
        alt=""
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 66vw"
        className={classNames('aspect-auto size-full', small.length > 0 && 'row-span-2')}
      />
      {small.map((photo) => (
        <Photo
          key={photo.hash}
          photo={photo}
          alt=""
          sizes="(min-width: 64rem) 9rem, 33vw"
          className="aspect-auto size-full"
        />
      ))}
    </div>
  )
}
