import { classNames } from '../../lib/browser/class-names.ts'

/** Where something will be: same place, same size, nothing jumps. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('skeleton block rounded-control', className)} />
)
