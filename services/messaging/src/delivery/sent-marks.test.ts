import { describe, expect, it } from 'vitest'
import { createSentMarks } from './sent-marks.ts'

describe('marks of sent mails', () => {
  it('are made together for what is on its way at the same time', async () => {
    const calls: (readonly string[])[] = []
    const marks = createSentMarks(async (ids) => void calls.push(ids), 60_000)
    const [a, b] = [marks.begin('a'), marks.begin('b')]
    await Promise.all([a.accepted(), b.accepted()])
    await marks.begin('c').accepted()
    expect(calls).toEqual([['a', 'b'], ['c']])
  })

  it('do not wait long for a mail that is still on its way', async () => {
    const calls: (readonly string[])[] = []
    const marks = createSentMarks(async (ids) => void calls.push(ids), 1)
    const [a] = [marks.begin('a'), marks.begin('slow')]
    await a.accepted()
    expect(calls).toEqual([['a']])
  })

  it('are made when the other mail fails', async () => {
    const calls: (readonly string[])[] = []
    const marks = createSentMarks(async (ids) => void calls.push(ids), 60_000)
    const [a, b] = [marks.begin('a'), marks.begin('b')]
    const marked = a.accepted()
    b.failed()
    await marked
    expect(calls).toEqual([['a']])
  })

  it('reject when they cannot be stored', async () => {
    const marks = createSentMarks(async () => Promise.reject(new Error('no database')), 60_000)
    await expect(marks.begin('a').accepted()).rejects.toThrow('no database')
  })
})
