import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { writePdf } from './pdf-document.ts'
import { printable } from './printable.ts'

test.each([
  'Łukasz Wiśniewski-Świętochłowski',
  'Γιώργος Παπαδόπουλος',
  'Сергей Ёлкин, Зоряна Ґонта',
  'Đặng Thị Ngọc, Þórður Æsir, İğdır',
  '“’–−·…” 100 % € №',
])('%s stays as it is', (name) => {
  expect(printable(name)).toBe(name)
})

test.each([
  ['王伟', 'WangWei'],
  ['محمد علي', 'mhmd `ly'],
  ['Anna 김', 'Anna Gim'],
])('%s is transliterated', (name, expected) => {
  expect(printable(name)).toBe(expected)
})

test.each([
  ['Sommerhus 😀 ved havet', 'Sommerhus ved havet'],
  ['🏖️ Klitten', 'Klitten'],
  ['Anna👍🏽', 'Anna'],
  ['Hus 👨‍👩‍👧 og 🇩🇰 flag', 'Hus og flag'],
  ['☀️', 'sunny'],
  ['Anna, © 2031 ★ 김', 'Anna, © 2031 ★ Gim'],
])('%s is printed without the names of emoji: %s', (text, expected) => {
  expect(printable(text, (sign) => '©★'.includes(sign))).toBe(expected)
})

const wordsOf = async (name: string, language = 'da-DK'): Promise<string> => {
  const words = { title: 'Kvittering', language, inLatin: 'Med latinske bogstaver.', page: String }
  const about = { ...words, writtenAt: new Date(0) }
  const pdf = await writePdf(about, (pdf) => pdf.columns([{ label: 'Gæst', lines: [name] }]))
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text
}

test('a PDF prints Greek, Cyrillic and Polish names, and notes when it transliterated one', async () => {
  for (const name of ['Γιώργος Παπαδόπουλος', 'Сергей Ёлкин', 'Łukasz Świętochłowski']) {
    const words = await wordsOf(name)
    expect(words).toContain(name)
    expect(words).not.toContain('latinske')
  }
  const pictured = await wordsOf('Anna 😀 Jensen')
  expect(pictured).toContain('Anna Jensen')
  expect(pictured).not.toMatch(/latinske|grinning/)
  const spelled = await wordsOf('王伟')
  expect(spelled).toContain('WangWei')
  expect(spelled).toContain('Med latinske bogstaver.')
})

test('a Chinese PDF prints Chinese names beside Polish ones, and Arabic names in Latin letters', async () => {
  const words = await wordsOf('王伟, Łukasz Świętochłowski', 'zh-CN')
  expect(words).toContain('王伟, Łukasz Świętochłowski')
  expect(words).not.toContain('latinske')
  const spelled = await wordsOf('محمد علي', 'zh-CN')
  expect(spelled).toContain('mhmd `ly')
  expect(spelled).toContain('Med latinske bogstaver.')
})

test('an Arabic PDF prints Arabic names, and Chinese names in Latin letters', async () => {
  const words = await wordsOf('محمد علي', 'ar')
  expect(words).toContain('محمد علي')
  expect(words).not.toContain('latinske')
  expect(await wordsOf('王伟', 'ar')).toContain('WangWei')
})
