import { expect, it } from 'vitest'
import { danish } from '../../i18n/danish.ts'
import { blockerOfError, findBookingBlocker, lacksPayment, type OrderInput } from './booking-blocker.ts'
import { blockerTexts, genericFailureTexts } from './order-texts.ts'

const whole: OrderInput = {
  stay: { checkIn: '2027-07-01', checkOut: '2027-07-04' },
  guests: { adults: 2, children: 1, babies: 2, pets: 1 },
  maxGuests: 3,
  signedIn: true,
  available: true,
  adult: true,
}
const { booking: texts } = danish

it('a whole order may be sent, babies and pets taking no place', () => {
  expect(findBookingBlocker(whole)).toBeNull()
})

it('an order asks for dates, guests that fit, a session, free dates and an adult, in this order', () => {
  const lacking: OrderInput = {
    stay: null,
    guests: { adults: 0, children: 0, babies: 0, pets: 0 },
    maxGuests: 3,
    signedIn: false,
    available: false,
    adult: false,
  }
  expect(findBookingBlocker(lacking)).toBe('datesRequired')
  expect(findBookingBlocker({ ...lacking, stay: whole.stay })).toBe('guestsRequired')
  expect(findBookingBlocker({ ...lacking, stay: whole.stay, guests: { ...whole.guests, adults: 3 } })).toBe(
    'guestsTooMany',
  )
  expect(findBookingBlocker({ ...lacking, stay: whole.stay, guests: whole.guests })).toBe('signIn')
  expect(findBookingBlocker({ ...whole, available: false, adult: false })).toBe('datesTaken')
  expect(findBookingBlocker({ ...whole, adult: false })).toBe('adultRequired')
})

it('dates whose check failed count as taken', () => {
  expect(findBookingBlocker({ ...whole, available: undefined })).toBe('datesTaken')
})

it('the checkout says in its own words that dates are missing or taken, and guests too many', () => {
  const said = (hindrance: 'datesRequired' | 'datesTaken'): string[] => {
    const { title, text } = blockerTexts('checkout', hindrance)
    return [texts[title], texts[text]]
  }
  expect(said('datesRequired')).toEqual(['Vælg datoer', 'Du skal vælge ind- og udtjekningsdatoer'])
  expect(said('datesTaken')).toEqual(['Ikke tilgængelig', 'De valgte datoer er ikke ledige'])
  expect(blockerTexts('checkout', 'guestsTooMany').text).toBe('checkout.guestsText')
  expect([texts['checkout.guestsTitle'], texts['checkout.guestsText_other']]).toEqual([
    'Ugyldigt antal gæster',
    'Dette sted kan modtage op til {{count}} gæster',
  ])
})

it('the dialog says in its own words that dates are missing or taken, and that nobody comes', () => {
  const said = (hindrance: 'datesRequired' | 'datesTaken' | 'guestsRequired' | 'signIn'): string[] => {
    const { title, text } = blockerTexts('dialog', hindrance)
    return [texts[title], texts[text]]
  }
  expect(findBookingBlocker({ ...whole, guests: { ...whole.guests, adults: 0, children: 0 } })).toBe('guestsRequired')
  expect(said('guestsRequired')).toEqual(['Angiv antal gæster', 'Du skal angive mindst 1 gæst'])
  expect(said('datesRequired')).toEqual(['Vælg datoer', 'Du skal vælge check-in og check-out datoer'])
  expect(said('datesTaken')).toEqual([
    'Datoer ikke tilgængelige',
    'De valgte datoer er ikke tilgængelige. Vælg venligst andre datoer.',
  ])
  expect(said('signIn')).toEqual(['Log ind', 'Du skal være logget ind for at booke'])
})

it('an order that fails without a reason says so as each place words it', () => {
  expect(blockerOfError('internal.error')).toBe('unexplained')
  expect(texts.errorTitle).toBe('Fejl')
  expect(texts[genericFailureTexts('dialog', 'instant')]).toBe('Der skete en fejl')
  expect(texts[genericFailureTexts('dialog', 'request')]).toBe('Forespørgsel kunne ikke sendes')
  expect(texts[genericFailureTexts('checkout', 'instant')]).toBe('Kunne ikke oprette booking')
  expect(texts[genericFailureTexts('checkout', 'request')]).toBe('Kunne ikke oprette booking')
})

it('a refusal that the form knows is told as the form does, any other in the server’s words', () => {
  expect(blockerOfError('booking.datesTaken')).toBe('datesTaken')
  expect(blockerOfError('booking.tooManyGuests')).toBe('guestsTooMany')
  expect(blockerOfError('auth.required')).toBe('signIn')
  expect(blockerOfError('booking.experienceRequired')).toBe('worded')
})

it('a booking that is paid at once and came without its payment is told; a request needs none', () => {
  expect(lacksPayment('instant', { id: 'b', clientSecret: null })).toBe(true)
  expect(lacksPayment('instant', { id: '', clientSecret: 'pi_1_secret_2' })).toBe(true)
  expect(lacksPayment('instant', { id: 'b', clientSecret: 'pi_1_secret_2' })).toBe(false)
  expect(lacksPayment('request', { id: 'b', clientSecret: null })).toBe(false)
  expect(texts.paymentNotReady).toBe('Betaling kunne ikke initialiseres. Prøv igen.')
})
