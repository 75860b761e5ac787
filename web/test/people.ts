import type { Role, SessionAnswer } from '../src/lib/api/model.ts'
import { newId } from './samples/ids.ts'

/** Somebody who is signed in. Each has an id of their own, by which the tab keeps what they began. */
export interface Person {
  user: NonNullable<SessionAnswer['user']>
  roles: Role[]
}

const person = (name: string, roles: Role[], changes: Partial<Person['user']>): Person => ({
  roles,
  user: {
    id: newId(),
    name,
    email: 'gerda@test.example',
    emailVerified: true,
    photoUrl: null,
    locale: 'da',
    currency: 'DKK',
    createdAt: '2030-01-05T10:00:00.000Z',
    ...changes,
  },
})

/** Gerda Gæst, who travels. */
export const aGuest = (changes: Partial<Person['user']> = {}): Person => person('Gerda Gæst', ['guest'], changes)

/** Hans Vært, who lets homes. */
export const aHost = (changes: Partial<Person['user']> = {}): Person =>
  person('Hans Vært', ['guest', 'host'], { email: 'hans@test.example', ...changes })

/** Helle Hotel, a hotel partner. */
export const aPartner = (changes: Partial<Person['user']> = {}): Person =>
  person('Helle Hotel', ['guest', 'host_hotel'], { email: 'helle@test.example', ...changes })

/** Anna Admin, an administrator. */
export const anAdmin = (changes: Partial<Person['user']> = {}): Person =>
  person('Anna Admin', ['guest', 'admin'], { email: 'anna@test.example', ...changes })
