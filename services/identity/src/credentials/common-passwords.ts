import { readFileSync } from 'node:fs'

/** One password per word. Lines that begin with # are comments. */
const ranked = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join(' ')
  .split(/\s+/)
  .filter((word) => word !== '')

/** Missing in the ranking: Danish favourites, the product's name and the demo password. */
const local = `
  adgangskode adgangskode1 adgangskode123 kodeord kodeord1 kodeord123 hemmelig hemmeligt velkommen velkommen1
  jegelskerdig elskerdig skat123 prinsesse solskin sommer1 sommer123 summer123 vinter vinter123 forår2024 danmark
  danmark1 denmark kobenhavn københavn copenhagen aarhus brøndby brondby brondby1 fck1992 fckøbenhavn fodbold fodbold1
  handbold mathias frederik rasmus jakob123 mikkel cecilie blomst banan123 chokolade hundehvalp morfar farmor mormor
  farfar godmorgen hejhej1 hejmeddig davdav hejsa123 nordbo nordbo1 nordbo123 nordbo-demo
  welcome123 admin123 admin1234 administrator root123 toor123 test1234 guest123 login123 user123 default secret123
  temp1234 iloveyou1 password12 password1234 password! p@ssw0rd p@ssword mypassword qwerty1234 qwertz aa123456
  a12345678 abc1234 liverpool1 realmadrid monkey123 dragon123 master123 hunter2 google1 iphone apple123 changeme
`.split(/\s+/)

const common: ReadonlySet<string> = new Set([...ranked, ...local])

/** Rows of the keyboard, the alphabet and digits, in both directions. */
const runs = ['01234567890', 'abcdefghijklmnopqrstuvwxyzæøå', 'qwertyuiopå', 'asdfghjklæø', 'zxcvbnm']
const bothWays = runs.flatMap((run) => [run, [...run].reverse().join('')])

/** Whether a password is part of such a row, or repeats one to four characters. Rankings lack most of these. */
const isPattern = (word: string): boolean => /^(.{1,4}?)\1+$/u.test(word) || bothWays.some((run) => run.includes(word))

/** Whether a password is one that attackers try first, in any case. */
export const isCommonPassword = (password: string): boolean => {
  const word = password.normalize('NFKC').toLowerCase()
  return common.has(word) || isPattern(word)
}
