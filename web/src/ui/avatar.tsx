import { classNames } from '../lib/class-names.ts'

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.slice(0, 1).toUpperCase() ?? '').join('')
}

/** A person's face, or their initials. */
export const Avatar = ({
  name,
  photoUrl,
  size = 'normal',
}: {
  name: string
  photoUrl?: string | null
  size?: 'small' | 'normal' | 'large'
}) => {
  const box = { small: 'size-8 text-12', normal: 'size-12 text-16', large: 'size-16 text-22' }[size]
  return photoUrl ? (
    <img src={photoUrl} alt="" className={classNames('shrink-0 rounded-pill object-cover', box)} />
  ) : (
    // Drawn, not written: the initials are a picture of a name that stands beside them or in the label.
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className={classNames(
        'grid shrink-0 place-items-center rounded-pill bg-primary font-semibold text-on-primary before:content-[attr(data-initials)]',
        box,
      )}
    />
  )
}
