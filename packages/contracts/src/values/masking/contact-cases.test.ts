import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hiddenContact, maskContacts } from './mask-contacts.ts'

const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, '../../../test/contact-data', name), 'utf8')
    .trimEnd()
    .split('\n')
    // Stands for a new line within a case.
    .map((line) => line.replaceAll('⏎', '\n'))

const contacts = linesOf('contacts.txt').map((line) => /^(.*?)\[\[(.*)\]\](.*)$/su.exec(line)?.slice(1) ?? [])
const ordinary = linesOf('ordinary.txt')

/** Every third case was written with the others, but never looked at while the patterns were made. */
const isHeldOut = (_: unknown, at: number): boolean => at % 3 === 2
const isSeen = (_: unknown, at: number): boolean => at % 3 !== 2

/** Nothing but the contact is hidden, and nothing of it is left. */
const isHidden = ([before = '', contact = '', after = '']: string[]): boolean =>
  maskContacts(before + contact + after) === before + hiddenContact + after

const report = (name: string, missed: readonly string[], of: number): void => {
  process.stdout.write(`${name}: ${of - missed.length} of ${of} (${(100 - (100 * missed.length) / of).toFixed(1)} %)\n`)
}

describe('contacts that people write in messages', () => {
  test('are 281, of which at least 95 % are hidden exactly, also of those held out', () => {
    expect(contacts).toHaveLength(281)
    for (const [name, chosen] of [
      ['seen', isSeen],
      ['held out', isHeldOut],
    ] as const) {
      const some = contacts.filter(chosen)
      const missed = some.filter((each) => !isHidden(each)).map((each) => each.join(''))
      report(`contacts hidden, ${name}`, missed, some.length)
      expect(missed.length / some.length, name === 'seen' ? missed.join('\n') : name).toBeLessThanOrEqual(0.05)
    }
  })
})

describe('ordinary sentences', () => {
  test('are at least 500, and none is changed', () => {
    expect(new Set(ordinary).size).toBeGreaterThanOrEqual(500)
    for (const [name, chosen] of [
      ['seen', isSeen],
      ['held out', isHeldOut],
    ] as const) {
      const some = ordinary.filter(chosen)
      const changed = some.map(maskContacts).filter((masked, at) => masked !== some[at])
      report(`sentences unchanged, ${name}`, changed, some.length)
      expect(name === 'seen' ? changed : changed.length).toEqual(name === 'seen' ? [] : 0)
    }
  })
})
