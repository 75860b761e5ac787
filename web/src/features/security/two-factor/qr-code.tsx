import { encode } from 'uqr'

/** A text as a QR code. Dark on white in any theme, because not every camera reads it the other way. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = encode(text, { border: 3 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-56 rounded-control forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="var(--snow)" />
      <path d={path} fill="var(--ink)" />
    </svg>
  )
}
