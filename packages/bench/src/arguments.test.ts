import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('the lines of --cpu and the homes of --growth are read', () => {
  expect(readArguments([])).toEqual({ cpu: undefined })
  expect(readArguments(['--cpu=quote,booking'])).toEqual({ cpu: 'quote,booking' })
  expect(readArguments(['--growth', '1000000'])).toEqual({ growth: 1_000_000 })
  expect(readArguments(['--rights'])).toEqual({ rights: true })
  expect(readArguments(['--accounts'])).toEqual({ accounts: true })
  expect(readArguments(['--messages'])).toEqual({ messages: true })
  expect(readArguments(['--hotels'])).toEqual({ hotels: true })
})

test('an option or an argument that does not exist is refused', () => {
  for (const args of [
    ['--cup', 'search'],
    ['search'],
    ['--cpu'],
    ['--cpu', 'search', 'quote'],
    ['--cpu', 'search', '--growth', '5000'],
    ['--rights', '--growth', '5000'],
    ['--accounts', '--rights'],
    ['--messages', '--accounts'],
    ['--hotels', '--messages'],
  ])
    expect(() => readArguments(args)).toThrow(
      'npm run bench takes one option, --cpu LINE, --growth HOMES, --rights, --accounts, --messages or --hotels',
    )
  for (const homes of ['many', '0', '500'])
    expect(() => readArguments(['--growth', homes])).toThrow('a market has a multiple of 200 homes')
})
