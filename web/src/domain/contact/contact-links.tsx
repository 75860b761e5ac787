/** The other person's e-mail address and phone number, to write to and to call. */
export const ContactLinks = ({
  email,
  phone,
  className,
}: {
  email: string
  phone: string | null
  /** The look of a link. */
  className: string
}) => (
  <div className="flex flex-wrap gap-x-5">
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
    {phone === null ? null : (
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={className}>
        {phone}
      </a>
    )}
  </div>
)
