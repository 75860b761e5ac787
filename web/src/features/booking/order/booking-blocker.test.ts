import texts from '@nordbo/texts/locales/da/booking.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { blockerOfError, findBookingBlocker, lacksPayment, type OrderInput } from './booking-blocker.ts'
import { blockerTexts, genericFailureTexts } from './order-texts.ts'

const complete: OrderInput = {
  stay: { checkIn: '2027-07-01', checkOut: '2027-07-04' },
  guests: { adults: 2, children: 1, babies: 2, pets: 1 },
  maxGuests: 3,
  signedIn: true,
  available: true,
  adult: true,
}

it('a complete order has no blocker, and babies and pets do not count towards the capacity', () => {
  expect(findBookingBlocker(complete)).toBeNull()
})

it('an order needs dates, guests that fit, a session, free dates and an adult, in this order', () => {
  const lacking: OrderInput = {
    stay: null,
    guests: { adults: 0, children: 0, babies: 0, pets: 0 },
    maxGuests: 3,
    signedIn: false,
    available: false,
    adult: false,
  }
  expect(findBookingBlocker(lacking)).toBe('datesRequired')
  expect(findBookingBlocker({ ...lacking, stay: complete.stay })).toBe('guestsRequired')
  expect(findBookingBlocker({ ...lacking, stay: complete.stay, guests: { ...complete.guests, adults: 3 } })).toBe(
    'guestsTooMany',
  )
  expect(findBookingBlocker({ ...lacking, stay: complete.stay, guests: complete.guests })).toBe('signIn')
  expect(findBookingBlocker({ ...complete, available: false, adult: false })).toBe('datesTaken')
  expect(findBookingBlocker({ ...complete, adult: false })).toBe('adultRequired')
})

it('dates whose check failed count as taken', () => {
  expect(findBookingBlocker({ ...complete, available: undefined })).toBe('datesTaken')
})

it('the checkout has its own texts for missing dates, taken dates and too many guests', () => {
  const textsOf = (blocker: 'datesRequired' | 'datesTaken'): string[] => {
    const { title, text } = blockerTexts('checkout', blocker)
    return [texts[title], texts[text]]
  }
  expect(textsOf('datesRequired')).toEqual(['Vælg datoer', 'Du skal vælge ind- og udtjekningsdatoer'])
  expect(textsOf('datesTaken')).toEqual(['Ikke tilgængelig', 'De valgte datoer er ikke ledige'])
  expect(blockerTexts('checkout', 'guestsTooMany').text).toBe('checkout.guestsText')
  expect([texts['checkout.guestsTitle'], texts['checkout.guestsText_other']]).toEqual([
    'Ugyldigt antal gæster',
    'Dette sted kan modtage op til {{count}} gæster',
  ])
})

it('the dialog has its own texts for missing dates, taken dates and missing guests', () => {
  const textsOf = (blocker: 'datesRequired' | 'datesTaken' | 'guestsRequired' | 'signIn'): string[] => {
    const { title, text } = blockerTexts('dialog', blocker)
    return [texts[title], texts[text]]
  }
  expect(findBookingBlocker({ ...complete, guests: { ...complete.guests, adults: 0, children: 0 } })).toBe(
    'guestsRequired',
  )
  expect(textsOf('guestsRequired')).toEqual(['Angiv antal gæster', 'Du skal angive mindst 1 gæst'])
  expect(textsOf('datesRequired')).toEqual(['Vælg datoer', 'Du skal vælge check-in og check-out datoer'])
  expect(textsOf('datesTaken')).toEqual([
    'Datoer ikke tilgængelige',
    'De valgte datoer er ikke tilgængelige. Vælg venligst andre datoer.',
  ])
  expect(textsOf('signIn')).toEqual(['Log ind', 'Du skal være logget ind for at booke'])
})

it('dialog and checkout have their own texts for a failure without a reason', () => {
  expect(blockerOfError('internal.error')).toBe('unexplained')
  expect(texts.errorTitle).toBe('Fejl')
  expect(texts[genericFailureTexts('dialog', 'instant')]).toBe('Der skete en fejl')
  expect(texts[genericFailureTexts('dialog', 'request')]).toBe('Forespørgsel kunne ikke sendes')
  expect(texts[genericFailureTexts('checkout', 'instant')]).toBe('Kunne ikke oprette booking')
  expect(texts[genericFailureTexts('checkout', 'request')]).toBe('Kunne ikke oprette booking')
})

it('an error that is a blocker is shown as one, any other with the server’s text', () => {
  expect(blockerOfError('booking.datesTaken')).toBe('datesTaken')
  expect(blockerOfError('booking.tooManyGuests')).toBe('guestsTooMany')
  expect(blockerOfError('auth.required')).toBe('signIn')
  expect(blockerOfError('booking.experienceRequired')).toBe('worded')
})

it('an instant booking without its payment is reported, and a request needs none', () => {
  expect(lacksPayment('instant', { id: 'b', clientSecret: null })).toBe(true)
  expect(lacksPayment('instant', { id: '', clientSecret: 'pi_1_secret_2' })).toBe(true)
  expect(lacksPayment('instant', { id: 'b', clientSecret: 'pi_1_secret_2' })).toBe(false)
  expect(lacksPayment('request', { id: 'b', clientSecret: null })).toBe(false)
  expect(texts.paymentNotReady).toBe('Betaling kunne ikke initialiseres. Prøv igen.')
})
