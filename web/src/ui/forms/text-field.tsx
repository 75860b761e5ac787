import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'
import { controlClass, Field } from './field.tsx'

interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** A control at the end of the box. */
  trailing?: ReactNode
}

export const TextField = ({ label, hint, error, trailing, className, id, ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} id={id}>
    {(frame) => (
      <div className="relative">
        <input className={classNames(controlClass, trailing ? 'pe-13' : null, className)} {...frame} {...rest} />
        {trailing ? <div className="absolute inset-y-0 end-0.5 flex items-center">{trailing}</div> : null}
      </div>
    )}
  </Field>
)
