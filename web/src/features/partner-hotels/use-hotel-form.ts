import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HotelDraft } from '../../lib/api/model.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { firstInput, type HotelInput, hotelAnswers, hotelFaults, readTyped } from './hotel-input.ts'
import { useSaveHotel } from './use-hotel-changes.ts'

/** The fields that a person types into. */
export type HotelText = Exclude<keyof HotelInput, 'stars' | 'country' | 'amenities'>

const idOf = (field: HotelText): string => `hotel-${field}`

/** The form of a hotel, of a new one without `hotel`. What was typed survives a reload of the tab until it is saved. */
export const useHotelForm = (hotel: HotelDraft | null, onSaved: (id: string) => void) => {
  const { t } = useTranslation('partner')
  const save = useSaveHotel(hotel?.id ?? null)
  const [stored, setStored] = useDraft(`partner-hotel-${hotel?.id ?? 'new'}`)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const current = hotel?.revision ?? 0
  const typed = readTyped(stored)
  const input = typed?.input ?? firstInput(hotel?.answers)
  const change = (over: Partial<HotelInput>): void =>
    setStored(JSON.stringify({ revision: typed?.revision ?? current, input: { ...input, ...over } }))

  const faults = hotelFaults(input)
  const errorOf = (field: HotelText): string | undefined => {
    const faulty = faults.find((each) => each === field)
    return faulty && (attempt > 0 || visited.has(field)) ? t(`fault.hotel.${faulty}`) : undefined
  }
  const send = (): void =>
    save.mutate(
      // Saving replaces what the person has been shown, also if another device saved it.
      { revision: current, answers: hotelAnswers(input) },
      {
        onSuccess: (id) => {
          setStored('')
          onSaved(id)
        },
      },
    )
  return {
    input,
    change,
    attempt,
    busy: save.isPending,
    /** Another device has saved the hotel since somebody typed here. */
    isChanged: typed !== null && typed.revision !== current,
    takeNew: (): void => setStored(''),
    errors: faults.map((field) => ({ field: idOf(field), text: t(`fault.hotel.${field}`) })),
    bind: (field: HotelText) => ({
      id: idOf(field),
      name: field,
      value: input[field],
      error: errorOf(field),
      onBlur: () => setVisited((before) => new Set(before).add(field)),
      onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    }),
    submit: (event: FormEvent): void => {
      event.preventDefault()
      setAttempt((before) => before + 1)
      if (faults.length === 0) send()
    },
  }
}
export type HotelForm = ReturnType<typeof useHotelForm>
