import { expect, test } from 'vitest'
import { linesOf, runsOf } from './lines.ts'
import { type OwnScript, ownScriptOf } from './own-script.ts'

const scriptOf = (tag: string): OwnScript => {
  const script = ownScriptOf(tag)
  if (!script) throw new Error(`${tag} is written in Latin letters`)
  return script
}
const texts = (line: string, tag: string): string[] => runsOf(line, scriptOf(tag)).map(({ text }) => text)

test('an Arabic line is read from the right, with numbers and names in it from the left', () => {
  expect(texts('الإقامة في \u2068Klithuset\u2069، 20 نوفمبر 2026', 'ar')).toEqual([
    ...['2026', ' نوفمبر ', '20', '، ', 'Klithuset', 'الإقامة في '],
  ])
  expect(texts('\u200f2,530.00 DKK', 'ar')).toEqual(['DKK', ' ', '2,530.00'])
})

test('brackets in an Arabic line are turned, and marks of direction are not printed', () => {
  expect(texts('خصم (10 %)', 'ar').join('|')).toBe('(%| |10|)|خصم ')
  expect(texts('أُلغيت إقامتك في \u2068Klithuset\u2069', 'ar')).toEqual(['Klithuset', 'أُلغيت إقامتك في '])
})

test('a Chinese line has Chinese signs in the typeface of the script and the rest in Inter', () => {
  expect(runsOf('共3晚，DKK 2,200.00', scriptOf('zh')).map(({ text, own }) => [text, own])).toEqual([
    ['共', true],
    ['3', false],
    ['晚，', true],
    ['DKK 2,200.00', false],
  ])
})

test('lines are not wider than they may be, and none begins with the end of a clause', () => {
  const measure = (line: string): number => [...line].length
  const chinese = linesOf('出租私人住宅无需缴纳增值税。该住宿尚未付款，银行已收回这笔付款。', scriptOf('zh'), {
    width: 9,
    measure,
  })
  expect(chinese.join('')).toBe('出租私人住宅无需缴纳增值税。该住宿尚未付款，银行已收回这笔付款。')
  for (const line of chinese) {
    expect(measure(line)).toBeLessThanOrEqual(9)
    expect(line).not.toMatch(/^[，。]/)
  }
  const arabic = linesOf('بالغان وطفل واحد ورضيع واحد وحيوانان أليفان', scriptOf('ar'), { width: 20, measure })
  expect(arabic).toEqual(['بالغان وطفل واحد', 'ورضيع واحد وحيوانان', 'أليفان'])
})
