import { err, ok, type Result } from '@nordbo/contracts'
import { isCommonPassword } from './common-passwords.ts'

/** The person whose password it will be. */
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
/** Ignores shorter parts, such as initials. */
const shortestName = 3

/** The name in both orders, its parts, the address and its parts. */
const namesOf = ({ name, email }: Owner): string[] => {
  const words = name.split(/[\s.-]+/)
  const [local = ''] = email.split('@')
  return [name, words.toReversed().join(''), ...words, email, local, ...local.split(/[._+-]+/)]
    .map(letters)
    .filter((text) => text.length >= shortestName)
}

/** Whether a password is the person's name or address, ignoring case, punctuation and digits around it. */
const isPersonal = (password: string, owner: Owner): boolean => {
  const typed = letters(password)
  const names = new Set(namesOf(owner).flatMap((text) => [text, withoutDigits(text)]))
  names.delete('')
  return names.has(typed) || names.has(withoutDigits(typed))
}

/** Refuses blank, common and personal passwords. The contract checks the length. */
export const checkPassword = (password: string, owner: Owner): Result<null> => {
  if (!/[^\p{Z}\p{C}]/u.test(password)) return err('auth.passwordBlank')
  if (isCommonPassword(password)) return err('auth.passwordTooCommon')
  return isPersonal(password, owner) ? err('auth.passwordPersonal') : ok(null)
}
