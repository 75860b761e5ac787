import {
  addDays,
  err,
  lastCheckIn,
  mayBegin,
  monthsAhead,
  mostNights,
  nightsBetween,
  type OwnNights,
  ok,
  type Result,
  type SearchFilters,
  weekday,
} from '@nordbo/contracts'

/** The dates of a stay that matches a search. */
export interface StayOption {
  checkIn: string
  checkOut: string
}

/** The stays of a search, all with the same number of nights, earliest first. Exact dates give one stay. */
export interface StayOptions {
  options: readonly StayOption[]
  nights: number
  /** Today's date in Copenhagen. */
  today: string
  /** The caller's own unpaid nights, which count as free. */
  own: readonly OwnNights[]
}

/** Friday with two nights, Monday with seven: ISO weekday of check-in. */
const shapes = { weekend: { from: 5, nights: 2 }, week: { from: 1, nights: 7 } } as const

type Refusal = 'incomplete' | 'length' | 'past' | 'either'
const refuse = (reason: Refusal): Result<never> =>
  err('booking.datesInvalid', { reason, ...(reason === 'length' ? { maxNights: mostNights } : {}) })
/** The refusal of a check-in outside the booking window: too late, or in the past. */
const refuseBeginning = (checkIn: string, today: string): Result<never> =>
  checkIn > lastCheckIn(today)
    ? err('booking.tooFarAhead', { lastCheckIn: lastCheckIn(today), monthsAhead })
    : refuse('past')

/** The weekends or weeks with every night in a month. */
const inMonth = (when: NonNullable<SearchFilters['when']>, month: string): StayOption[] => {
  const { from, nights } = shapes[when]
  const first = `${month}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  const earliest = addDays(first, (from - weekday(first) + 7) % 7)
  return Array.from({ length: 5 }, (_, week) => addDays(earliest, 7 * week))
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
    .filter(({ checkOut }) => checkOut <= next)
}

/** A stay moved by up to `days` days either way, the earliest first. */
const around = ({ checkIn, checkOut }: StayOption, days: number): StayOption[] =>
  Array.from({ length: 2 * days + 1 }, (_, index) => index - days).map((shift) => ({
    checkIn: addDays(checkIn, shift),
    checkOut: addDays(checkOut, shift),
  }))

const stillToCome = (
  options: readonly StayOption[],
  nights: number,
  today: string,
  own: readonly OwnNights[] = [],
): Result<StayOptions> => {
  const left = options.filter(({ checkIn }) => mayBegin(checkIn, today))
  return left.length === 0
    ? refuseBeginning(options[0]?.checkIn ?? today, today)
    : ok({ options: left, nights, today, own })
}

/** The stays of a search; undefined without dates. Leaves out those outside the booking window. Errors: booking.datesInvalid, booking.tooFarAhead. */
export const stayOptions = (query: SearchFilters, today: string): Result<StayOptions | undefined> => {
  const { checkIn, checkOut, flex, when, month, own } = query
  if (when !== undefined || month !== undefined) {
    if (checkIn !== undefined || checkOut !== undefined) return refuse('either')
    if (when === undefined || month === undefined) return refuse('incomplete')
    return stillToCome(inMonth(when, month), shapes[when].nights, today, own)
  }
  if (checkIn === undefined && checkOut === undefined) return ok(undefined)
  if (checkIn === undefined || checkOut === undefined) return refuse('incomplete')
  const nights = nightsBetween(checkIn, checkOut)
  if (nights < 1 || nights > mostNights) return refuse('length')
  if (!mayBegin(checkIn, today)) return refuseBeginning(checkIn, today)
  return stillToCome(around({ checkIn, checkOut }, flex ?? 0), nights, today, own)
}
