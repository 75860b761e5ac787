import { expect, it } from 'vitest'
import { passwordStrength } from './password-rules.ts'

it('the strength hint rates long passwords higher', () => {
  expect(passwordStrength('abc123')).toBe('weak')
  expect(passwordStrength('klitten78')).toBe('fair')
  expect(passwordStrength('Lyng og hav i uge 29')).toBe('strong')
})
