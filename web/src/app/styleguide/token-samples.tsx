import { Sample } from './sample.tsx'

const colours = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-strong',
  'text',
  'text-soft',
  'line',
  'line-control',
  'primary',
  'primary-soft',
  'accent',
  'accent-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
] as const
const sizes = ['48', '36', '28', '22', '18', '16', '14', '12'] as const

export const TokenSamples = () => (
  <>
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
      {colours.map((name) => (
        <li key={name} className="text-12">
          <span
            className="mb-1.5 block h-16 rounded-card hairline border-line"
            style={{ background: `var(--${name})` }}
          />
          {name}
        </li>
      ))}
    </ul>
    <Sample name="Type: Fraunces for headlines, Inter for everything else">
      <ul className="grid gap-2">
        {sizes.map((size) => (
          <li key={size} className="flex items-baseline gap-4" style={{ fontSize: `var(--size-${size})` }}>
            <span className="font-head">Lys over fjorden</span>
            <span>Uge 29 · 12.450 DKK</span>
          </li>
        ))}
      </ul>
    </Sample>
    <Sample name="The one shadow, the two radii">
      <div className="grid size-32 place-items-center rounded-card bg-raised text-14 shadow-float">card</div>
      <div className="grid h-16 w-40 place-items-center rounded-pill bg-raised text-14 shadow-float">pill</div>
    </Sample>
  </>
)
