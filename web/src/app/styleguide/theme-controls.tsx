import { useState } from 'react'
import { Select } from '../../ui/forms/select.tsx'

const settings = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'normal', 'more'],
  motion: ['system', 'full', 'reduced'],
} as const
type Setting = keyof typeof settings

/** Switches theme, contrast and motion of this page. Nothing is stored. */
export const ThemeControls = () => {
  const [chosen, setChosen] = useState<Record<Setting, string>>({
    theme: 'system',
    contrast: 'system',
    motion: 'system',
  })
  const control = (setting: Setting) => (
    <Select
      key={setting}
      label={setting}
      value={chosen[setting]}
      options={settings[setting].map((value) => ({ value, label: value }))}
      onChoose={(value) => {
        setChosen({ ...chosen, [setting]: value })
        if (value === 'system') delete document.documentElement.dataset[setting]
        else document.documentElement.dataset[setting] = value
      }}
    />
  )
  return (
    <div className="flex flex-wrap gap-3">
      {control('theme')}
      {control('contrast')}
      {control('motion')}
    </div>
  )
}
