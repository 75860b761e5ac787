import { expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

it.each([
  ['Kvittering nr. 7.pdf', 'pdf', 'Kvittering nr. 7.pdf'],
  ['Blødt æble 🍎.JPG', 'picture', 'Blødt æble 🍎.JPG'],
  ['C:\\Brugere\\Gerda\\hytte.png', 'picture', 'hytte.png'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['regning.pdf.exe', 'pdf', 'regning.pdf.exe.pdf'],
  ['foto.svg', 'picture', 'foto.svg.webp'],
  ['a\r\nBcc: alle@test.example.pdf', 'pdf', 'a Bcc alle@test.example.pdf'],
  ['regning\u202efdp.exe', 'pdf', 'regning fdp.exe.pdf'],
  ['<img src=x>.png', 'picture', 'img src=x.png'],
  ['   ', 'pdf', 'dokument.pdf'],
  ['.png', 'picture', 'billede.png'],
] as const)('the name %j of a %s becomes %j', (name, type, clean) => {
  expect(cleanFileName(name, type)).toBe(clean)
})

it('a long name is cut between characters and keeps its ending', () => {
  expect(cleanFileName(`${'🏡'.repeat(200)}.pdf`, 'pdf')).toBe(`${'🏡'.repeat(80)}.pdf`)
})
