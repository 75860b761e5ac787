import type { ReactNode } from 'react'
import { Switch } from '../../ui/forms/switch.tsx'

interface SettingRowProps {
  id: string
  title: string
  text: string
  checked: boolean
  busy: boolean
  onChange: (on: boolean) => void
  /** Below the text. */
  children?: ReactNode
}

/** A setting with a sentence on its effect, and its switch. */
export const SettingRow = ({ id, title, text, checked, busy, onChange, children }: SettingRowProps) => (
  <div className="flex items-start justify-between gap-4 px-5 py-4">
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold">
        {title}
      </label>
      <p id={`${id}-text`} className="text-14 text-soft">
        {text}
      </p>
      {children}
    </div>
    <Switch id={id} describedBy={`${id}-text`} checked={checked} busy={busy} onChange={onChange} />
  </div>
)
