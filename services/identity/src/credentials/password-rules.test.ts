import { expect, test } from 'vitest'
import { checkPassword } from './password-rules.ts'

const owner = { name: 'Gerda Maria Østergård-Holm', email: 'gerda.holm_1971@post.example' }
const said = (password: string): [string, string] => {
  const answer = checkPassword(password, owner)
  return [password, answer.ok ? 'ok' : answer.error.code]
}
const expectAll = (passwords: readonly string[], code: string): void =>
  expect(passwords.map(said)).toEqual(passwords.map((password) => [password, code]))

test('a blank password is refused, with any kind of white space', () => {
  expectAll(['      ', '\t\n\t\n\t\n', '\u00a0'.repeat(6), '\u200b'.repeat(8)], 'auth.passwordBlank')
})

test('a common password is refused in any case', () => {
  expectAll(['123456', 'PASSWORD', 'Sommer'], 'auth.passwordTooCommon')
})

test('a person’s own name or address is refused, also with digits and punctuation around it', () => {
  const names = [
    'GERDA MARIA ØSTERGÅRD-HOLM',
    'holmøstergårdmariagerda',
    'Østergård',
    'gerda1',
    'Gerda2026!',
    'gerdaholm',
  ]
  const addresses = ['gerda.holm_1971@post.example', 'Gerda.Holm_1971', 'holm1971']
  expectAll([...names, ...addresses], 'auth.passwordPersonal')
})

test('any other password of six characters is accepted', () => {
  expectAll(['sommerhus-29', 'gerda elsker havet', 'holmene i syd', '871971'], 'ok')
  // Initials and numbers are ignored.
  expect(checkPassword('b-19k72', { name: 'B 7', email: '7@post.example' }).ok).toBe(true)
})
