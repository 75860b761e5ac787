import { Country, HotelAmenity, HotelAnswers } from '@nordbo/listing-rules'
import { z } from 'zod'

/** The fields whose faults have words; nothing else can be typed or chosen that is refused. */
export const faultyFields = ['name', 'rooms', 'guestsPerRoom'] as const
export type FaultyField = (typeof faultyFields)[number]

/** The form of a hotel: numbers as they were typed. */
const Input = z.object({
  name: z.string(),
  stars: z.enum(['', '1', '2', '3', '4', '5']),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: Country,
  rooms: z.string(),
  guestsPerRoom: z.string(),
  description: z.string(),
  amenities: z.array(HotelAmenity),
})
export type HotelInput = z.infer<typeof Input>

/** What was typed and not yet saved, with the revision that it was typed upon. */
const Typed = z.object({ revision: z.int(), input: Input })
export type TypedHotel = z.infer<typeof Typed>

/** What the form shows before somebody types. */
export const firstInput = (answers: HotelAnswers | undefined): HotelInput =>
  answers
    ? {
        ...answers,
        stars: Input.shape.stars.parse(String(answers.stars ?? '')),
        rooms: String(answers.rooms ?? ''),
        guestsPerRoom: String(answers.guestsPerRoom ?? ''),
      }
    : {
        ...{ name: '', stars: '', address: '', postalCode: '', city: '', country: 'DK' },
        ...{ rooms: '', guestsPerRoom: '', description: '', amenities: [] },
      }

/** What was typed, out of a stored text. Null for a text that holds something else. */
export const readTyped = (text: string): TypedHotel | null => {
  try {
    return Typed.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))
/** The answers that the form stands for. */
export const hotelAnswers = (input: HotelInput): HotelAnswers => ({
  ...input,
  ...{ name: input.name.trim(), address: input.address.trim(), postalCode: input.postalCode.trim() },
  ...{ city: input.city.trim(), description: input.description.trim() },
  stars: numberOf(input.stars),
  rooms: numberOf(input.rooms),
  guestsPerRoom: numberOf(input.guestsPerRoom),
})

/** The fields that the server would refuse, by its own rules. */
export const hotelFaults = (input: HotelInput): FaultyField[] => {
  const checked = HotelAnswers.safeParse(hotelAnswers(input))
  const refused = new Set(checked.error?.issues.map(({ path: [field] }) => field))
  return faultyFields.filter((field) => refused.has(field))
}
