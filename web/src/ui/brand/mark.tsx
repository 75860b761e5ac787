/** The logo: a roof over the horizon, in the text's and the accent's colour. */
export const Mark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
    <path
      d="M4.5 18 16 7l11.5 11"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M4.5 25h23" stroke="var(--accent)" strokeWidth="2.6" strokeLinecap="round" />
  </svg>
)
