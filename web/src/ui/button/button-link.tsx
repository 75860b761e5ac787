import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

/** A link that looks like a button, for navigation. */
export const ButtonLink = ({
  variant,
  size,
  className,
  ...rest
}: LinkProps & { variant?: ButtonVariant; size?: ButtonSize }) => (
  <Link className={buttonClass(variant, size, className)} {...rest} />
)
