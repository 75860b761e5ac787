/** The card form's input. It stays in memory and is sent only for the payment itself. */
export interface CardForm {
  name: string
  number: string
  expiry: string
  cvc: string
}

export type CardField = keyof CardForm
/** The text key of a field's error. */
export type CardFieldError =
  | 'nameRequired'
  | 'cardNumberRequired'
  | 'cardNumberInvalid'
  | 'expiryRequired'
  | 'expiryPast'
  | 'cvcRequired'

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Does the number satisfy the Luhn check digit? */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const isExpired = (expiry: string, today: string): boolean => {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return `20${String(year).padStart(2, '0')}-${String(month).padStart(2, '0')}` < today.slice(0, 7)
}

/** The card form's errors on a day. Empty when it can be sent. */
export const validateCard = (card: CardForm, today: string): Partial<Record<CardField, CardFieldError>> => {
  const faults: Partial<Record<CardField, CardFieldError>> = {}
  const number = digitsOf(card.number)
  if (!card.name.trim()) faults.name = 'nameRequired'
  if (!number) faults.number = 'cardNumberRequired'
  else if (number.length < 12 || number.length > 19 || !passesLuhn(number)) faults.number = 'cardNumberInvalid'
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(card.expiry)) faults.expiry = 'expiryRequired'
  else if (isExpired(card.expiry, today)) faults.expiry = 'expiryPast'
  if (!/^\d{3,4}$/.test(card.cvc)) faults.cvc = 'cvcRequired'
  return faults
}

/** Digits in groups of four, as printed on the card. */
export const spaceNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Formats `MM/ÅÅ` during typing. A leading 2–9 must be a month. */
export const shapeExpiry = (text: string): string => {
  const digits = digitsOf(text).slice(0, 4)
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
  return padded.length > 2 ? `${padded.slice(0, 2)}/${padded.slice(2)}` : padded
}
