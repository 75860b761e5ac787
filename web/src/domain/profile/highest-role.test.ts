import { expect, test } from 'vitest'
import type { Role } from '../../lib/api/model.ts'
import { highestRole } from './highest-role.ts'

const highestOf = (...roles: Role[]): Role => highestRole((role) => roles.includes(role))

test('of several roles the highest says who somebody is: administrator, hotel partner, host, guest', () => {
  expect(highestOf('guest', 'host', 'host_hotel', 'admin')).toBe('admin')
  expect(highestOf('host_hotel', 'guest', 'host')).toBe('host_hotel')
  expect(highestOf('host', 'guest')).toBe('host')
  expect(highestOf('guest')).toBe('guest')
  expect(highestOf()).toBe('guest')
})
