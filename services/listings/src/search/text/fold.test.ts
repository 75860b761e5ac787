import { fold, wordsOf } from '@nordbo/service-kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('folding', () => {
  it.each([
    ['Ærø', 'Aeroe', 'AEro', 'aerø'],
    ['Ålesund', 'Aalesund', 'Alesund', 'ÅLESUND'],
    ['Aarhus', 'Århus', 'århus', 'Arhus'],
    ['Rømø', 'Roemoe', 'romo'],
    ['Västerås', 'Vaesteraas', 'Vasteras'],
    ['Göteborg', 'Goeteborg', 'Goteborg'],
    ['Snæfellsnes', 'Snaefellsnes'],
    ['Ísafjörður', 'Isafjordur'],
    ['Tromsø', 'Tromsö', 'tromsoe'],
  ])('makes every spelling of %s one word', (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1)
  })

  it('keeps different words distinct', () => {
    expect(fold('Fanø')).not.toBe(fold('Samsø'))
    expect(fold('hytte')).not.toBe(fold('hotel'))
  })

  it('splits a text into words of letters and digits', () => {
    expect(wordsOf("Hus ved 'Nørre-Strand', 9990 Skagen!")).toEqual(['hus', 'ved', 'norre', 'strand', '9990', 'skagen'])
    expect(wordsOf('— !')).toEqual([])
  })

  it('splits a word that begins with a number in scientific notation', () => {
    expect(wordsOf('Hus 12e4abcd, 12e45678 og ab12e4cd')).toEqual(['hus', '12e4', 'abcd', '12e45678', 'og', 'ab12e4cd'])
  })

  it.each(['H.C. Andersens hus', 'H. C. Andersens hus', 'HC Andersens hus'])(
    'reads the initials of %s as one word',
    (text) => {
      expect(wordsOf(text)).toEqual(['hc', 'andersens', 'hus'])
    },
  )

  it('does not change folded words again', () => {
    fc.assert(
      fc.property(fc.constantFrom('æble', 'Ærø', 'blåbær', 'Søndervig', 'Ísland', 'Åbo', 'poesi'), (word) => {
        expect(fold(fold(word))).toBe(fold(word))
      }),
    )
  })
})
