import type { ComponentProps } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'

/** A raised piece of paper. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={classNames('rounded-card bg-raised hairline border-line', className)} {...rest} />
)
