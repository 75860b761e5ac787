import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Stands for threads that are being fetched. */
export const ListLoading = () => (
  <div className="grid gap-2 px-3 pt-2">
    {['a', 'b', 'c', 'd'].map((name) => (
      <Skeleton key={name} className="h-20" />
    ))}
  </div>
)
