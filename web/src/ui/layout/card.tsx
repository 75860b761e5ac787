import type { ComponentProps } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'

/** A raised surface with a border. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={classNames('rounded-card bg-raised hairline border-line', className)} {...rest} />
)
