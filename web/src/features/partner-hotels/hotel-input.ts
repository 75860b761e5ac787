import { z } from 'zod'
import type { HotelDraft } from '../../lib/api/model.ts'

type Answers = HotelDraft['answers']

/** The countries of hotels, in the order of the list. */
export const hotelCountries = ['DK', 'NO', 'SE', 'FI', 'IS'] as const satisfies Answers['country'][]
/** What hotels offer, in the order of the form. */
export const hotelAmenities = [
  ...(['wifi', 'parking', 'restaurant', 'breakfast', 'bar', 'spa'] as const),
  ...(['gym', 'pool', 'pets', 'seaView', 'evCharger', 'meetingRooms'] as const),
] satisfies Answers['amenities'][number][]

/** Most characters of a description (docs/product/partners.md, Hotels). */
export const longestDescription = 4_000
const most = { rooms: 5_000, guestsPerRoom: 50 } as const

/** The form of a hotel: numbers as they were typed. */
const Input = z.object({
  name: z.string(),
  stars: z.enum(['', '1', '2', '3', '4', '5']),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.enum(hotelCountries),
  rooms: z.string(),
  guestsPerRoom: z.string(),
  description: z.string(),
  amenities: z.array(z.enum(hotelAmenities)),
})
export type HotelInput = z.infer<typeof Input>

/** What was typed and not yet saved, with the revision that it was typed upon. */
const Typed = z.object({ revision: z.int(), input: Input })
export type TypedHotel = z.infer<typeof Typed>

/** What the form shows before somebody types. */
export const firstInput = (answers: Answers | undefined): HotelInput =>
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
const isCount = (text: string, highest: number): boolean => {
  const count = numberOf(text)
  return count === null || (Number.isInteger(count) && count >= 1 && count <= highest)
}

/** The fields that the server would refuse. */
export const hotelFaults = (input: HotelInput): ('name' | 'rooms' | 'guestsPerRoom')[] =>
  (['name', 'rooms', 'guestsPerRoom'] as const).filter((field) =>
    field === 'name' ? input.name.trim() === '' : !isCount(input[field], most[field]),
  )

/** The answers that the form stands for. */
export const hotelAnswers = (input: HotelInput): Answers => ({
  ...input,
  ...{ name: input.name.trim(), address: input.address.trim(), postalCode: input.postalCode.trim() },
  ...{ city: input.city.trim(), description: input.description.trim() },
  stars: numberOf(input.stars),
  rooms: numberOf(input.rooms),
  guestsPerRoom: numberOf(input.guestsPerRoom),
})
