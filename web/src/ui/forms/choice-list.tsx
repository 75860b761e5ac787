import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'

/** A choice of a {@link ChoiceList}. */
export interface ListedChoice {
  value: string
  label: ReactNode
  /** A second line. */
  note?: ReactNode
  /** The language of the label, for screen readers. */
  lang?: string
  /** Shown, but cannot be chosen. */
  disabled?: boolean
}

interface ChoiceListProps {
  /** The id of the heading. */
  labelledBy: string
  value: string
  choices: readonly ListedChoice[]
  /** Called for the chosen one too. */
  onChoose: (value: string) => void
}

/** How far a key moves the focus. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Choices of which one is in force, where choosing has an effect at once: arrow keys move the focus alone, Enter and Space choose. One
 * stop of the Tab key.
 */
export const ChoiceList = ({ labelledBy, value, choices, onChoose }: ChoiceListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const stop = choices.find((each) => each.value === value) ?? choices.find(({ disabled }) => !disabled)
  const move = (event: KeyboardEvent): void => {
    const radios = [...(list.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])]
    const at = radios.findIndex((radio) => radio.matches(':focus'))
    const sideways = event.key === 'ArrowRight' || event.key === 'ArrowLeft'
    const mirrored = sideways && document.documentElement.dir === 'rtl'
    const step = (steps[event.key] ?? 0) * (mirrored ? -1 : 1)
    if (step === 0 || at < 0) return
    event.preventDefault()
    radios.at((at + step) % radios.length)?.focus()
  }
  return (
    <div
      ref={list}
      role="radiogroup"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={move}
      className="grid gap-2 sm:grid-cols-2 md:grid-cols-3"
    >
      {choices.map((choice) => {
        const checked = choice.value === value
        return (
          // biome-ignore lint/a11y/useSemanticElements: arrow keys would choose at once in native radio buttons.
          <button
            key={choice.value}
            type="button"
            role="radio"
            aria-checked={checked}
            aria-disabled={choice.disabled || undefined}
            tabIndex={choice === stop ? 0 : -1}
            data-value={choice.value}
            onClick={() => (choice.disabled ? undefined : onChoose(choice.value))}
            className={classNames(
              'flex min-h-14 items-center justify-between gap-3 rounded-control hairline px-4 py-2 text-start text-14 transition-colors',
              checked ? 'border-primary bg-primary-soft forced-colors:outline-2' : 'border-line bg-raised',
              choice.disabled ? 'cursor-not-allowed text-soft' : null,
              checked || choice.disabled ? null : 'hover:bg-sunken',
            )}
          >
            <span className="min-w-0">
              <span className="block font-medium">
                <bdi lang={choice.lang}>{choice.label}</bdi>
              </span>
              {choice.note ? <span className="block text-soft">{choice.note}</span> : null}
            </span>
            {checked ? <Check aria-hidden="true" className="size-5 shrink-0 text-primary" /> : null}
          </button>
        )
      })}
    </div>
  )
}
