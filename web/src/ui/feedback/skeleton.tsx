import { classNames } from '../../lib/browser/class-names.ts'

/** A placeholder of the content's place and size, so that nothing moves later. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('skeleton block rounded-control', className)} />
)
