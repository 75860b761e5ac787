import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hiddenContact, maskContacts } from './mask-contacts.ts'

const hidden = (text: string) => maskContacts(`Hej, ${text} og tak.`)
const whole = `Hej, ${hiddenContact} og tak.`

describe('phone numbers are hidden', () => {
  test.each([
    '12345678',
    '12 34 56 78',
    '12.34.56.78',
    '12-34-56-78',
    '1234 5678',
    '123 45 678',
    '12 345 678',
    '12/34/56/78',
    '1 2 3 4 5 6 7 8',
    '+4512345678',
    '+45 12 34 56 78',
    '+45-12345678',
    '(+45) 12 34 56 78',
    '0045 12 34 56 78',
    '45 12 34 56 78',
    '+46 70 123 45 67',
    '070-123 45 67',
    '+49 (0)170 1234567',
    '+1 (212) 555-0199',
    '+44 20 7946 0958',
    '+354 581 2345',
    '912 34 567',
  ])('%s', (number) => expect(hidden(number)).toBe(whole))

  test('also next to letters, and two in a row', () => {
    expect(maskContacts('tlf12345678')).toBe(`tlf${hiddenContact}`)
    expect(maskContacts('Ring 12 34 56 78, eller 87 65 43 21.')).toBe(`Ring ${hiddenContact}, eller ${hiddenContact}.`)
    expect(maskContacts('Vi kommer 1/7-2027. 12345678')).toBe(`Vi kommer 1/7-2027. ${hiddenContact}`)
    expect(maskContacts('12 34 56 78 kr')).toBe(`${hiddenContact} kr`)
  })
})

describe('contacts in the signs of text generators are hidden', () => {
  test.each([
    ...['2̲8̲1̲1̲2̲2̲3̲3̲', '2̶8̶1̶1̶2̶2̶3̶3̶', 'j̲o̲n̲a̲s̲@̲g̲m̲a̲i̲l̲.̲c̲o̲m̲', '❷❽❶❶❷❷❸❸', '➋➑➊➊➋➋➌➌', '⓶⓼⓵⓵⓶⓶⓷⓷', '28#11#22#33'],
    ...['🅙🅞🅝🅐🅢@🅖🅜🅐🅘🅛.🅒🅞🅜', '🅹🅾🅽🅰🆂@🅶🅼🅰🅸🅻.🅲🅾🅼', '28\u202811\u202822\u202833', '28\u202911\u202922\u202933'],
  ])('%s', (contact) => expect(hidden(contact)).toBe(whole))

  test.each([
    'Lås ❶ er ved havelågen, ➋ ved døren, ⓷ ved skuret',
    'Vi tager Å-huset i uge 28, ikke 29',
    'الساعة ١٠ صباحًا',
  ])('not in: %s', (text) => expect(maskContacts(text)).toBe(text))
})

describe('e-mail addresses are hidden', () => {
  test.each([
    'gerda@firma.dk',
    'gerda.gaest+ferie@mail.firma.co.uk',
    'GERDA@FIRMA.DK',
    'søren@blåbærgrød.dk',
    'gerda@gmail',
    'gerda @ firma.dk',
    'gerda(at)firma.dk',
    'gerda [at] firma [dot] dk',
    'gerda (at) firma punktum dk',
    'gerda snabel-a firma.dk',
    'gerda snabela firma punktum dk',
    'gerda snabel a gmail',
    'gerda at firma dot com',
  ])('%s', (address) => expect(hidden(address)).toBe(whole))

  test('but not the full stop after them', () =>
    expect(maskContacts('Skriv til gerda@firma.dk.')).toBe(`Skriv til ${hiddenContact}.`))
})

describe('links are hidden', () => {
  test.each([
    'https://firma.dk/hus?x=1#y',
    'http://12.34.56.78/',
    'www.firma.dk',
    'www.firma.dk/om-os',
    'www punktum firma punktum dk',
    'firma.dk',
    'FIRMA.DK',
    'book.firma.com/hus',
    'firma punktum dk',
    'firma (dot) com',
    'hytta.no',
    'stuga.se/boka',
    'wa.me/4512345678',
    't.me/gerda',
    'bit.ly/3xyz',
  ])('%s', (link) => expect(hidden(link)).toBe(whole))

  test('but not the punctuation around them', () => {
    expect(maskContacts('Se billeder (https://firma.dk/a).')).toBe(`Se billeder (${hiddenContact}).`)
    expect(maskContacts('Kender I firma.dk? Vi gør!')).toBe(`Kender I ${hiddenContact}? Vi gør!`)
  })
})

describe('all other text is unchanged', () => {
  test.each([
    'Vi er 3-4 personer, 2 voksne og 2 børn på 4, 7, 9 og 12 år.',
    'Vi kommer 2027-07-01 og rejser 2027-07-08.',
    'Kan vi komme 01.07.2027-08.07.2027 eller 2027-07-01/2027-07-08?',
    'Den 24.12.2026 25.12.2026, 1/7-2027, 1/7 2027, 1. 7. 2027 og 24-12-2026.',
    '12.-19.07.2027 eller 10/10-17/10, måske 10.10.-17.10. 2027',
    'Uge 28-29 2027, altså ugerne 28 - 29 2027.',
    'Det er 2.500 kr., 12.345,00 kr, kr. 10.000-12.000, 1500-2000 kr. eller 10 000 - 12 000 kr',
    'Grunden kostede 12.500.000, og lejen er 9.500 - 11.000 om ugen.',
    'Vi bor på Vestergade 12, 2. th., 9990 Skagen, tidligere Fyrvej 112-114, 2100 København.',
    'Ankomst kl. 15.00-16.30, afrejse 10:00-11:00 eller kl. 9.',
    'Vi var der i 2024-2025 og 2025/2026.',
    'Huset er 120 m2, med 3 værelser a 12,5 m2 og 250 m til stranden.',
    'Vi glæder os.Det bliver godt.Se jer snart.No stress.',
    'Vi skal bruge f.eks. en barneseng, osv. Inkl. linned, ca. kl. 10. Mvh. Gerda',
    'Har I wifi/TV og en barnestol? 1/2 pris er fint. 100% enig :-)',
    '',
  ])('%s', (text) => expect(maskContacts(text)).toBe(text))
})

const prose = fc
  .array(
    fc.constantFrom('vi', 'glæder', 'os', 'til', 'huset', '3-4 personer', '2 børn', 'kl. 15.00', 'den 24/12-2026'),
    {
      maxLength: 12,
    },
  )
  .map((words) => words.join(' '))
const digits = fc.integer({ min: 20_000_000, max: 99_999_999 }).map(String)
const separator = fc.constantFrom(' ', '.', '-', '')
const phone = fc
  .tuple(fc.constantFrom('', '+45 ', '+45', '0045 ', '(+45) '), digits, separator)
  .map(([prefix, number, between]) => prefix + (number.match(/../g) ?? []).join(between))
  // Leave out numbers that could also be a date or a price.
  .filter((number) => number.startsWith('+') || number.startsWith('(') || !/[.-]/.test(number))
const name = fc.stringMatching(/^[a-zæøå]{3,9}$/)
const address = fc
  .tuple(name, fc.constantFrom('@', ' @ ', '(at)', ' snabel-a '), name, fc.constantFrom('dk', 'com', 'se', 'no'))
  .map(([mailbox, at, host, ending]) => `${mailbox}${at}${host}.${ending}`)
const link = fc
  .tuple(
    fc.constantFrom('https://', 'www.', ''),
    name,
    fc.constantFrom('dk', 'com', 'org'),
    fc.constantFrom('', '/hus'),
  )
  .map((parts) => `${parts[0]}${parts[1]}.${parts[2]}${parts[3]}`)

describe('in any text', () => {
  test('a contact between words is hidden as a whole, and the words are unchanged', () => {
    fc.assert(
      fc.property(prose, fc.oneof(phone, address, link), prose, (before, contact, after) => {
        expect(maskContacts(`${before}, ${contact}, ${after}`)).toBe(`${before}, ${hiddenContact}, ${after}`)
      }),
    )
  })

  test('masking twice gives the same text', () => {
    const pieces = fc.constantFrom(
      '12',
      '34.',
      '@',
      '+45',
      'dk',
      '.com',
      'www.',
      '/',
      '-',
      ' ',
      '(',
      'at',
      'kr',
      'a',
      '•',
    )
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.array(pieces, { maxLength: 25 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (any) => {
        expect(maskContacts(maskContacts(any))).toBe(maskContacts(any))
      }),
      { numRuns: 500 },
    )
  })
})

test('digits on lines are hidden, also before a full stop, and a longer list is not', () => {
  expect(maskContacts('Ring til\n20\n31\n42\n53.')).toBe(`Ring til\n${hiddenContact}.`)
  const list = [31, 12, 44, 7, 25, 38, 19, 50, 3, 41, 28, 16].join('\n')
  expect(maskContacts(list)).toBe(list)
})

test('a code of a door is unchanged in a sentence that names it, and hidden if the sentence asks for a call', () => {
  for (const text of ['Koden til døren er 73915028.', '4711 er koden til nøgleboksen.', 'Booking 20314253 er betalt.'])
    expect(maskContacts(text)).toBe(text)
  expect(maskContacts('Koden er hemmelig, ring 73915028.')).toBe(`Koden er hemmelig, ring ${hiddenContact}.`)
  expect(maskContacts('Koden er 73 91 50 28.')).toBe(`Koden er ${hiddenContact}.`)
})

test('marks of direction around a contact stay', () =>
  expect(maskContacts('مثل \u2068gerda@firma.dk\u2069.')).toBe(`مثل \u2068${hiddenContact}\u2069.`))

test('the text around a contact keeps its own characters', () =>
  expect(maskContacts('Ｈｅｊ， vі ses — ring ２０３１４２５３ ½ time før…')).toBe(
    `Ｈｅｊ， vі ses — ring ${hiddenContact} ½ time før…`,
  ))
