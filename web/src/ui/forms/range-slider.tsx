import { Slider } from 'radix-ui'
import { useTranslation } from 'react-i18next'

interface RangeSliderProps {
  label: string
  labels: [least: string, most: string]
  least: number
  most: number
  step: number
  value: [number, number]
  /** A value as text for screen readers. */
  say: (value: number) => string
  /** Called while a thumb moves. */
  onChange: (value: [number, number]) => void
  /** Called when a thumb is released. */
  onCommit: (value: [number, number]) => void
}

/** A slider with two thumbs. Arrow keys move the focused one. */
export const RangeSlider = ({ label, labels, least, most, step, value, say, onChange, onCommit }: RangeSliderProps) => {
  const { i18n } = useTranslation()
  return (
    <Slider.Root
      dir={i18n.dir()}
      aria-label={label}
      min={least}
      max={most}
      step={step}
      value={value}
      minStepsBetweenThumbs={1}
      disabled={most <= least}
      onValueChange={([from = least, to = most]) => onChange([from, to])}
      onValueCommit={([from = least, to = most]) => onCommit([from, to])}
      className="relative flex h-11 w-full touch-none items-center select-none data-[disabled]:opacity-50"
    >
      <Slider.Track className="relative h-1.5 grow rounded-pill bg-strong">
        <Slider.Range className="absolute h-full rounded-pill bg-primary" />
      </Slider.Track>
      {labels.map((name, index) => (
        <Slider.Thumb
          key={name}
          aria-label={name}
          aria-valuetext={say(value[index] ?? least)}
          className="relative block size-7 rounded-pill hairline border-primary bg-raised shadow-float after:absolute after:-inset-2"
        />
      ))}
    </Slider.Root>
  )
}
