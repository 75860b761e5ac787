import { type LanguageCode, languages } from '@nordbo/texts'
import { readPage } from '@nordbo/written-pages/files'
import { describe, expect, it } from 'vitest'
import { questionFinder } from './find-questions.ts'

/** What guests type, and the question that they mean. */
const asked: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, readonly string[]>>>>> = {
  da: {
    'check-in': ['nøgle', 'nøgler', 'nøglen', 'noegle', 'indtjekning', 'check-in', 'ankomst', 'hvor får jeg nøglen'],
    refund: ['refusion', 'refundering', 'tilbagebetaling'],
    receipt: ['faktura'],
  },
  en: {
    'check-in': ['key', 'keys', 'check-in', 'checking in', 'arrival', 'where do I get the key'],
    refund: ['reimbursement', 'reimburse', 'refund', 'refunded'],
    receipt: ['invoice'],
  },
  de: {
    'check-in': ['Schlüssel', 'schluessel', 'schlussel', 'Anreise', 'Check-in', 'wo bekomme ich den Schlüssel'],
    refund: ['Erstattung', 'Rückerstattung', 'ruckzahlung'],
    receipt: ['Rechnung'],
  },
  fr: {
    'check-in': ['clé', 'cle', 'clés', 'arrivée', 'où sont les clés'],
    refund: ['remboursement', 'rembourser', 'remboursé'],
    receipt: ['facture'],
  },
  pt: {
    'check-in': ['chave', 'chaves', 'check-in', 'chegada', 'onde pego a chave'],
    refund: ['reembolso', 'estorno', 'devolucao'],
    receipt: ['fatura'],
  },
  zh: {
    'check-in': ['钥匙', '钥', '入住', '怎么拿钥匙', '在哪里取钥匙', '门锁密码'],
    refund: ['退款', '我想退款', '什么时候退款', '退钱'],
    receipt: ['发票', '发票在哪里'],
    pets: ['狗', '宠物'],
  },
  ar: {
    'check-in': ['مفتاح', 'المفتاح', 'بالمفتاح', 'مفاتيح', 'الوصول', 'أين أستلم المفتاح'],
    refund: ['استرداد', 'الاسترداد', 'إسترداد', 'استرجاع المال'],
    receipt: ['فاتورة', 'الفاتوره'],
  },
}

const finderOf = (code: LanguageCode) => {
  const find = questionFinder(readPage(code, 'help').questions, code)
  return (words: string): string[] => find(words).map(({ id }) => id)
}

describe.each(Object.entries(asked))('the help in %s', (code, questions) => {
  const language = languages.find((each) => each.code === code)?.code
  const find = finderOf(language ?? 'en-GB')
  const words = Object.entries(questions).flatMap(([id, each]) => each.map((word) => ({ id, word })))

  it.each(words)('finds $id for $word, and few others', ({ id, word }) => {
    const found = find(word)
    expect(found).toContain(id)
    expect(found.length, found.join()).toBeLessThanOrEqual(5)
  })

  it('finds nothing for what no question is about', () => {
    for (const word of ['rumraket', '宇宙火箭', 'صاروخ']) expect(find(word), word).toEqual([])
  })
})

it('British English finds what English finds', () => {
  expect(finderOf('en-GB')('reimbursement')).toEqual(finderOf('en')('reimbursement'))
})
