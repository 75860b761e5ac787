import { describe, expect, it } from 'vitest'
import { toFieldErrors, validateAuth } from './validate-auth.ts'

const filled = { name: 'Anna Holm', email: 'anna@eksempel.dk', password: 'klitten7', role: 'guest' as const }

describe('the login form', () => {
  it('requires e-mail and password only', () => {
    expect(validateAuth('logIn', { ...filled, name: '', password: 'x' })).toEqual({})
    expect(validateAuth('logIn', { ...filled, email: ' ', password: '' })).toEqual({
      email: 'emailRequired',
      password: 'passwordRequired',
    })
  })
})

describe('the sign-up form', () => {
  it('requires a name, a valid e-mail and six characters', () => {
    expect(validateAuth('signUp', filled)).toEqual({})
    expect(validateAuth('signUp', { ...filled, password: '123456' })).toEqual({})
    expect(validateAuth('signUp', { ...filled, name: '  ', email: 'anna@', password: '12345' })).toEqual({
      name: 'nameRequired',
      email: 'emailInvalid',
      password: 'passwordTooShort',
    })
  })
})

describe('a refusal of the server', () => {
  it('is shown at the field that it names, and ignored for unknown fields', () => {
    expect(toFieldErrors(['email', 'rolePreference', 'constructor'])).toEqual({ email: 'emailInvalid' })
    expect(toFieldErrors(['name'])).toEqual({ name: 'nameInvalid' })
  })
})
