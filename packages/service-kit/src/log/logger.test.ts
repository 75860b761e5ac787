import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'

const logged = (write: (log: ReturnType<typeof createLogger>) => void): string => {
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  write(createLogger({ name: 'booking', level: 'info' }, destination))
  return lines.join('')
}

describe('a log', () => {
  it('is one line of JSON per event, with level, time and service', () => {
    const line = logged((log) => log.info({ traceId: 't-1' }, 'booked'))
    expect(JSON.parse(line)).toMatchObject({ level: 'info', service: 'booking', traceId: 't-1', msg: 'booked' })
    expect(line.split('\n')).toHaveLength(2)
  })

  it('hides secrets and personal data by their keys, at any depth and in any spelling', () => {
    const line = logged((log) =>
      log.child({ session_token: 'secret-1' }).info({
        password: 'secret-2',
        request: { headers: { Authorization: 'secret-3', cookie: 'secret-4' }, people: [{ firstName: 'secret-5' }] },
        'client-secret': 'secret-6',
        cardNumber: 'secret-7',
        phone: 'secret-8',
        kept: { listing: 'l-1' },
      }),
    )
    expect(line).not.toContain('secret-')
    expect(line).toContain('l-1')
  })

  it('masks addresses, credentials and cards wherever they stand', () => {
    const line = logged((log) => {
      log.warn({ err: new Error('Key (email)=(gerda@home.example) exists') }, 'refused')
      log.warn('cannot reach postgres://booking:hunter2@db:5432/booking')
      log.warn({ text: 'Bearer abcdefghijklmnop' }, 'paid with 4242 4242 4242 4242 and 4000002500003155')
    })
    for (const leak of ['gerda@', 'hunter2', 'abcdefghijklmnop', '4242 4242', '4000002500003155'])
      expect(line).not.toContain(leak)
    expect(line).toContain('[mail]')
    expect(line).toContain('[card]')
    for (const each of line.trim().split('\n')) expect(() => JSON.parse(each)).not.toThrow()
  })

  it('leaves times, amounts and ids alone', () => {
    const fields = { at: 1_795_000_000_000, totalOre: 1_234_500, booking: '0b2b330f-2683-4439-8fde-97fa3336e687' }
    expect(JSON.parse(logged((log) => log.info(fields)))).toMatchObject(fields)
  })
})
