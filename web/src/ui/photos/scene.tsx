import { scenePartsOf } from './scene-parts.ts'

/** Shapes in the foreground. */
const foregrounds = {
  house: 'M18 39v-6l5-4.5 5 4.5v6z',
  fir: 'M23 25l5 8h-3l4 6h-12l4-6h-3z',
  boat: 'M23 26v9h7zM16 36h15l-3 4h-9z',
  none: '',
} as const

/** A small Nordic landscape drawn from an id, which distinguishes people without a photo. Decorative. */
export const Scene = ({ of, className }: { of: string; className: string }) => {
  const { palette, light, far, near, foreground } = scenePartsOf(of)
  const [sky, glow, back, front] = palette.map((name) => `var(--${name})`)
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" data-scene="" className={className}>
      <path d="M0 0h48v48H0z" fill={sky} />
      <circle cx={light.x} cy={light.y} r={light.size} fill={glow} />
      <path d={`M0 ${far.left}Q14 ${far.top} 26 ${far.left}T48 ${far.right}V48H0z`} fill={back} />
      <path d={foregrounds[foreground]} fill={glow} />
      <path d={`M0 ${near.left}Q20 ${near.right} 48 ${near.left + 3}V48H0z`} fill={front} />
    </svg>
  )
}
