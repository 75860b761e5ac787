import { expect, test } from 'vitest'
import type { z } from 'zod'
import { ContactQuestion } from '../messaging/contact.ts'
import { PersonName } from './person-name.ts'
import { ProfilePatch } from './profile.ts'
import { identityService } from './service.ts'

test.each([
  'Nordbo',
  'Nordbo Support',
  'NORDBO',
  'Nordbø',
  'N0rdbo',
  'Nоrdbо',
  'Νordbo',
  'Ｎｏｒｄｂｏ',
  'Nord bo',
  'N o r d b o',
  'N.o.r.d.b.o',
  'Norclbo',
  'Nordb\u00f6 A/S',
  'NordboSupport',
  'Team Nordbo',
  'nordbo-dk',
  'TeamNordbo',
  'Support',
  'Suppоrt',
  'SUPP0RT',
  'Anna fra Support',
  'Kundeservice',
  'Kunde Service',
  'Kundeservlce Karen',
  'Customer Service',
  'Admin',
  'Adrnin',
  '4dmin',
  'Administrator',
  'Hotelpartner',
  'Vært',
  'Din vært',
  'Gæst',
  'Host',
  'System',
  'Sikkerhed',
  'Betalingsteam Support',
  'Teamet',
  '客服',
])('%s is a name of the product, a role or a desk, and no person’s', (name) => {
  expect(PersonName.safeParse(name).success).toBe(false)
})

test.each([
  'Gerda Gæst',
  'Hans Vært',
  'Bo Nord',
  'Astrid Nord Boesen',
  'Nora Nordby',
  'En Li',
  'Kari Nordborg Olsen',
  'Bjørn Nordberg',
  'Karl Host Jensen',
  'Bank Andersen',
  'Teamo Adminez',
  'Grace Guest',
  'Partner Petersen',
  'Supporta Lopez',
  'Bo',
  '王小明',
  'سارة محمد',
])('%s is a person’s name', (name) => {
  expect(PersonName.parse(name)).toBe(name)
})

const { signUp, updateProfile, importUsers } = identityService.procedures

/** What is wrong with a form whose name is this one, by its path. */
const faultsOf = (form: z.ZodType, value: object): string[] =>
  (form.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.')).filter((path) => path.endsWith('name'))

test.each([
  ['signing up', signUp.input, (name: string) => ({ name })],
  ['a change of the profile', updateProfile.input, (name: string) => ({ name })],
  ['the profile’s form', ProfilePatch, (name: string) => ({ name })],
  ['an import', importUsers.input, (name: string) => ({ users: [{ name }] })],
  ['a question to the support', ContactQuestion, (name: string) => ({ name })],
] as const)('%s takes no reserved name', (_what, form, withName) => {
  expect(faultsOf(form, withName('Gerda Gæst'))).toEqual([])
  expect(faultsOf(form, withName('Nordbo Support'))).toHaveLength(1)
})
