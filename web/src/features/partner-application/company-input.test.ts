import { describe, expect, it } from 'vitest'
import { companyBody, companyFaults, firstInput, readTyped } from './company-input.ts'

const whole = {
  ...{ companyName: 'Hotel Fyrtårnet ApS', cvr: '20304010', contactEmail: 'reception@fyrtaarnet.example' },
  ...{ contactPhone: '', addressLine1: 'Havnegade 12', postalCode: '5700', city: 'Svendborg' },
}

describe("the company's form", () => {
  it('begins with the mail address of the person alone', () => {
    expect(firstInput(null, 'gerda@test.example')).toEqual({
      ...{ companyName: '', cvr: '', contactEmail: 'gerda@test.example' },
      ...{ contactPhone: '', addressLine1: '', postalCode: '', city: '' },
    })
  })

  it('needs everything but a phone number', () => {
    expect(companyFaults(whole)).toEqual([])
    expect(companyFaults(firstInput(null, ''))).toEqual([
      ...['companyName', 'cvr', 'contactEmail', 'addressLine1', 'postalCode', 'city'],
    ])
  })

  it('refuses a mail address and a phone number that are none', () => {
    expect(companyFaults({ ...whole, contactEmail: 'reception', contactPhone: 'ring' })).toEqual([
      'contactEmail',
      'contactPhone',
    ])
  })

  it('leaves the form of the number to the server', () => {
    expect(companyFaults({ ...whole, cvr: '123' })).toEqual([])
  })

  it('is sent without blanks around, and without a phone number that was not given', () => {
    expect(companyBody({ ...whole, city: ' Svendborg ' })).toEqual({ ...whole, contactPhone: null })
  })

  it('reads typed fields back, and nothing else', () => {
    expect(readTyped('{"city":"Troense","cvr":7,"other":"x"}')).toEqual({ city: 'Troense' })
    expect([readTyped(''), readTyped('7'), readTyped('{')]).toEqual([{}, {}, {}])
  })
})
