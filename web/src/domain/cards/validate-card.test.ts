import { describe, expect, it } from 'vitest'
import { shapeExpiry, spaceNumber, validateCard } from './validate-card.ts'

const today = '2026-11-20'
const card = { name: 'Anna Holm', number: '4242 4242 4242 4242', expiry: '12/27', cvc: '123' }

describe('the card form', () => {
  it('accepts a valid card', () => {
    expect(validateCard(card, today)).toEqual({})
    expect(validateCard({ ...card, expiry: '11/26' }, today)).toEqual({})
  })

  it('reports what each field lacks', () => {
    expect(validateCard({ name: ' ', number: '', expiry: '', cvc: '' }, today)).toEqual({
      name: 'nameRequired',
      number: 'cardNumberRequired',
      expiry: 'expiryRequired',
      cvc: 'cvcRequired',
    })
  })

  it('rejects a mistyped number and an expired card', () => {
    expect(validateCard({ ...card, number: '4242424242424241', expiry: '10/26' }, today)).toEqual({
      number: 'cardNumberInvalid',
      expiry: 'expiryPast',
    })
    expect(validateCard({ ...card, expiry: '13/27' }, today).expiry).toBe('expiryRequired')
  })
})

describe('typing', () => {
  it('groups the number and formats the expiry', () => {
    expect(spaceNumber('4000002500003155')).toBe('4000 0025 0000 3155')
    expect(shapeExpiry('1')).toBe('1')
    expect(shapeExpiry('7')).toBe('07')
    expect(shapeExpiry('1227')).toBe('12/27')
    expect(shapeExpiry('12/2')).toBe('12/2')
  })
})
