import { err, ok, type Result } from '@nordbo/contracts'
import { isCommonPassword } from './common-passwords.ts'

/** Whose password it is to be. */
export interface Owner {
  name: string
  email: string
}

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
const withoutDigits = (text: string): string => text.replaceAll(/^\p{N}+|\p{N}+$/gu, '')
/** Shorter ones, such as an initial, are in many good passwords. */
const shortestName = 3

/** What a person is called by: the whole name either way round, each part of it, the address and each part of it. */
const namesOf = ({ name, email }: Owner): string[] => {
  const words = name.split(/[\s.-]+/)
  const [local = ''] = email.split('@')
  return [name, words.toReversed().join(''), ...words, email, local, ...local.split(/[._+-]+/)]
    .map(letters)
    .filter((text) => text.length >= shortestName)
}

/** Is it the person's own name or address? Capitals, signs and digits around it do not help. */
const isPersonal = (password: string, owner: Owner): boolean => {
  const typed = letters(password)
  const names = new Set(namesOf(owner).flatMap((text) => [text, withoutDigits(text)]))
  names.delete('')
  return names.has(typed) || names.has(withoutDigits(typed))
}

/** Whether somebody may have this password; its least length is the contract's. */
export const acceptPassword = (password: string, owner: Owner): Result<null> => {
  if (!/[^\p{Z}\p{C}]/u.test(password)) return err('auth.passwordBlank')
  if (isCommonPassword(password)) return err('auth.passwordTooCommon')
  return isPersonal(password, owner) ? err('auth.passwordPersonal') : ok(null)
}
