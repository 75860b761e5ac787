import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export const Checkbox = ({ label, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'id'> & { label: ReactNode }) => {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 text-16">
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          className="peer size-6 cursor-pointer appearance-none rounded-[0.375rem] hairline border-control bg-raised transition-colors checked:border-primary checked:bg-primary disabled:opacity-50"
          {...rest}
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none absolute size-4 text-on-primary opacity-0 peer-checked:opacity-100"
        />
      </span>
      {label}
    </label>
  )
}
