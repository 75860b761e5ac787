import { useState } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { CheckPill } from '../../ui/forms/check-pill.tsx'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { RangeSlider } from '../../ui/forms/range-slider.tsx'

/** Controls of search filters. */
export const FilterSamples = () => {
  const format = useFormat()
  const [mode, setMode] = useState<'fixed' | 'some'>('fixed')
  const [sauna, setSauna] = useState(true)
  const [pool, setPool] = useState(false)
  const [price, setPrice] = useState<[number, number]>([500, 2000])
  return (
    <div className="grid gap-6">
      <ChoiceGroup
        variant="segments"
        legend="Én af to måder"
        value={mode}
        options={[
          { value: 'fixed', label: 'Datoer' },
          { value: 'some', label: 'Jeg er fleksibel' },
        ]}
        onChoose={setMode}
      />
      <div className="flex flex-wrap gap-2">
        <CheckPill checked={sauna} aside={12} onChange={setSauna}>
          Sauna
        </CheckPill>
        <CheckPill checked={pool} aside={3} onChange={setPool}>
          Pool
        </CheckPill>
      </div>
      <RangeSlider
        label="Pris"
        labels={['Mindste pris', 'Højeste pris']}
        least={0}
        most={3000}
        step={50}
        value={price}
        say={format.dkk}
        onChange={setPrice}
        onCommit={setPrice}
      />
    </div>
  )
}
