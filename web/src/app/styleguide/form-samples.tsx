import { addDays } from '@nordbo/stay-rules'
import { lazy, Suspense, useState } from 'react'
import { twoAdults } from '../../domain/stay/guest-counts.ts'
import { GuestSteppers } from '../../domain/stay/guest-steppers.tsx'
import { emptyStayDraft } from '../../domain/stay/stay.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { FormSummary } from '../../ui/forms/form-summary.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { StarPicker } from '../../ui/forms/star-picker.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FilterSamples } from './filter-samples.tsx'
import { Sample } from './sample.tsx'

const RangeCalendar = lazy(async () => ({
  default: (await import('../../domain/calendar/range-calendar.tsx')).RangeCalendar,
}))
const faults = [
  { field: 'sample-email', text: 'Skriv en e-mail som navn@eksempel.dk' },
  { field: 'sample-name', text: 'Skriv dit navn' },
]

export const FormSamples = () => {
  const today = useToday()
  const [text, setText] = useState('Vi er en familie på fire, der elsker havet.')
  const [sort, setSort] = useState('recommended')
  const [role, setRole] = useState('guest')
  const [guests, setGuests] = useState(twoAdults)
  const [draft, setDraft] = useState(emptyStayDraft)
  const [attempt, setAttempt] = useState(0)
  const [stars, setStars] = useState(4)
  const taken = [{ from: addDays(today, 9), to: addDays(today, 13) }]
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <div className="grid content-start gap-6">
        <TextField id="sample-name" label="Tekstfelt" placeholder="Dit fulde navn" hint="Et vink under feltet" />
        <TextField
          id="sample-email"
          label="Med fejl"
          defaultValue="anna@"
          error="Skriv en e-mail som navn@eksempel.dk"
        />
        <TextField label="Slået fra" defaultValue="Kan ikke ændres" disabled />
        <TextArea label="Tekstområde" value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
        <Select
          label="Liste"
          value={sort}
          options={[
            { value: 'recommended', label: 'Anbefalet' },
            { value: 'price', label: 'Laveste pris' },
          ]}
          onChoose={setSort}
        />
      </div>
      <div className="grid content-start gap-6">
        <StarPicker legend="Stjerner" value={stars} onChoose={setStars} />
        <StarPicker
          legend="Stjerner, ingen valgt"
          value={null}
          error="Vælg venligst en bedømmelse"
          onChoose={setStars}
        />
        <ChoiceGroup
          legend="Ét af få"
          value={role}
          options={[
            { value: 'guest', label: 'Jeg vil rejse' },
            { value: 'host', label: 'Jeg vil leje ud' },
            { value: 'both', label: 'Begge dele' },
          ]}
          onChoose={setRole}
        />
        <div>
          <Checkbox label="Afkrydset" defaultChecked />
          <Checkbox label="Ikke afkrydset" />
          <Checkbox label="Slået fra" disabled />
        </div>
        <GuestSteppers guests={guests} onChange={setGuests} capacity={4} leastAdults={1} />
        <div className="grid gap-3">
          <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
            Send uden at udfylde
          </Button>
          <FormSummary attempt={attempt} errors={faults} />
        </div>
      </div>
      <div className="md:col-span-2">
        <Sample name="Filters: two ways, several choices, a range with two thumbs">
          <FilterSamples />
        </Sample>
      </div>
      <div className="md:col-span-2">
        <Sample name="Range calendar: Monday first, past and taken days off, a stay may end where the next begins">
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <RangeCalendar draft={draft} onChange={setDraft} today={today} taken={taken} clearable />
          </Suspense>
        </Sample>
      </div>
    </div>
  )
}
