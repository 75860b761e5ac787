import { expect, it } from 'vitest'
import { cardExpiry, cardName, isExpiredCard } from './card-name.ts'

it('a card has its brand’s usual name, and an unknown brand keeps the provider’s name', () => {
  expect(cardName({ brand: 'amex', last4: '0005' })).toBe('American Express •••• 0005')
  expect(cardName({ brand: 'dankort', last4: '4242' })).toBe('dankort •••• 4242')
})

it('a card is valid through the month that is printed on it', () => {
  const card = { expMonth: 3, expYear: 2027 }
  expect(cardExpiry(card)).toBe('03/27')
  expect(isExpiredCard(card, '2027-03-31')).toBe(false)
  expect(isExpiredCard(card, '2027-04-01')).toBe(true)
})
