import { minimumAge } from '@nordbo/contracts'

/** The oldest that a person with an account may be, years (docs/product/people.md, Profile). */
const oldest = 120

/** Full years between two calendar dates, as birthdays count them: who is born on 29 February has it on 1 March. */
export const yearsBetween = (born: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

/** May a person who is born on this date have an account? */
export const isAcceptedAge = (born: string, today: string): boolean => {
  const age = yearsBetween(born, today)
  return age >= minimumAge && age <= oldest
}
