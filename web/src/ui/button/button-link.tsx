import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class.ts'

/** A link that looks like a button: it goes somewhere, a button does something. */
export const ButtonLink = ({
  look,
  size,
  className,
  ...rest
}: LinkProps & { look?: ButtonLook; size?: ButtonSize }) => (
  <Link className={buttonClass(look, size, className)} {...rest} />
)
