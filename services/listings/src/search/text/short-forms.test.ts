import { wordsOf } from '@nordbo/service-kit'
import { expect, it } from 'vitest'
import { alternativeForms, expandShortForms, longForm, withoutDistricts } from './short-forms.ts'

it.each([
  ['Kbh.', 'København'],
  ['CPH', 'København'],
  ['Ålb.', 'Aalborg'],
  ['Gl.', 'Gammel'],
  ['Sdr.', 'Sønder'],
  ['Nr.', 'Nørre'],
  ['Skt.', 'Sankt'],
])('%s is short for %s', (short, long) => {
  const [[typed = ''], [full = '']] = [wordsOf(short), wordsOf(long)]
  expect(longForm(typed)).toBe(full)
  expect(alternativeForms(typed)).toContain(full)
})

it('words of names have both forms as alternatives, towns only the full one', () => {
  expect(alternativeForms('norre')).toEqual(['nr'])
  expect(alternativeForms('gammel')).toEqual(['gl', 'gml', 'gamle'])
  expect(alternativeForms('kobenhavn')).toEqual([])
})

it('ambiguous and unknown short forms stay unchanged', () => {
  expect(longForm('st')).toBe('st')
  expect(alternativeForms('st').toSorted()).toEqual(['sankt', 'sct', 'skt', 'store'])
  expect(alternativeForms('skagen')).toEqual([])
})

it.each(['Fr.havn', 'Fr. havn', 'frhavn'])('%s is spelled out, and no other word', (typed) => {
  expect(wordsOf(expandShortForms(`byhus i ${typed}`))).toEqual(['byhus', 'i', 'frederikshavn'])
  expect(expandShortForms('fr. havnegade')).toBe('fr. havnegade')
})

it('only the district letters of Copenhagen are removed', () => {
  expect(withoutDistricts(['kbh', 'o', 'studio'])).toEqual(['kbh', 'studio'])
  expect(withoutDistricts(['aarhus', 'o'])).toEqual(['aarhus', 'o'])
})
