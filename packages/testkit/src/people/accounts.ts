import { randomUUID } from 'node:crypto'
import type { Role } from '@nordbo/contracts'
import type { BootedStack } from '../stack/boot-stack.ts'
import { expectOk } from '../stack/result.ts'
import { asAdmin } from '../stack/service-clients.ts'
import { type Person, signIn, signUp } from './person.ts'

/** Signs up a guest. */
export const createGuest = (stack: Pick<BootedStack, 'url'>): Promise<Person> => signUp(stack.url, 'guest')

/** Signs up a host. */
export const createHost = (stack: Pick<BootedStack, 'url'>): Promise<Person> => signUp(stack.url, 'host')

const password = 'sommerhus-29'
const memberSince = new Date(2026, 0, 1).toISOString()

const newAccount = (name: string, role: Role) => {
  const id = randomUUID()
  return { id, name, email: `${id}@test.example`, password, roles: [role], memberSince }
}

/** Imports accounts and signs them in, four at a time, since hashing passwords is slow by design. */
const imported = async (
  stack: Pick<BootedStack, 'url' | 'services'>,
  name: string,
  role: Role,
  count: number,
): Promise<Person[]> => {
  const users = Array.from({ length: count }, () => newAccount(name, role))
  expectOk(await stack.services.identity.importUsers({ users }, asAdmin))
  const people: Person[] = []
  for (let start = 0; start < count; start += 4) {
    const side = users.slice(start, start + 4)
    people.push(...(await Promise.all(side.map(({ email }) => signIn(stack.url, email, password)))))
  }
  return people
}

/** Creates an account and returns its id; enough in a stack without the BFF, where nobody signs in. Its address is `<id>@test.example`. */
export const createUser = async (stack: Pick<BootedStack, 'services'>, name = 'Gerda Gæst'): Promise<string> => {
  const account = newAccount(name, 'guest')
  expectOk(await stack.services.identity.importUsers({ users: [account] }, asAdmin))
  return account.id
}

/** Imports and signs in many guests, at most 200. */
export const createGuests = (stack: Pick<BootedStack, 'url' | 'services'>, count: number): Promise<Person[]> =>
  imported(stack, 'Gerda Gæst', 'guest', count)

/** Imports and signs in an administrator, since nobody can sign up as one. */
export const createAdmin = async (stack: Pick<BootedStack, 'url' | 'services'>): Promise<Person> => {
  const [admin] = await imported(stack, 'Anna Ansvar', 'admin', 1)
  if (!admin) throw new Error('no administrator')
  return admin
}
