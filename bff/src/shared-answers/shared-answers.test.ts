import { describe, expect, test } from 'vitest'
import { createFreshness } from './freshness.ts'
import { createSharedAnswers } from './shared-answers.ts'

/** A service that answers when told to, with what is true at that moment. */
const createSource = () => {
  let value = 0
  const waiting: ((text: string) => void)[] = []
  return {
    asked: () => waiting.length,
    change: () => void value++,
    ask: () => new Promise<string>((resolve) => waiting.push(resolve)),
    answerAll: () => {
      for (const resolve of waiting) resolve(String(value))
    },
    askAtOnce: async () => String(value),
  }
}

const home = { key: 'page of a', homes: 'a' }
const neighbours = { key: 'neighbours of a', homes: 'all' } as const

const following = (most?: number) => {
  const freshness = createFreshness(most)
  freshness.resume()
  return { freshness, answers: createSharedAnswers(freshness, 10_000), source: createSource() }
}

describe('an answer that strangers share', () => {
  test('is asked for once, by equal questions at the same time and later', async () => {
    const { answers, source } = following()
    const both = Promise.all([answers.find(home, source.ask), answers.find(home, source.ask)])
    await Promise.resolve()
    expect(source.asked()).toBe(1)
    source.answerAll()
    const [one, other] = await both
    expect([one.text, other.tag]).toEqual(['0', one.tag])
    expect(await answers.find(home, source.ask)).toEqual(one)
    expect(source.asked()).toBe(1)
  })

  test('is dropped by a change of its home, and kept when another home changes', async () => {
    const { answers, freshness, source } = following()
    const read = async () => [
      await answers.find(home, source.askAtOnce),
      await answers.find(neighbours, source.askAtOnce),
    ]
    await read()
    source.change()
    freshness.changed(['b'])
    expect((await read()).map(({ text }) => text)).toEqual(['0', '1'])
    freshness.changed(['a'])
    expect((await read()).map(({ text }) => text)).toEqual(['1', '1'])
  })

  test('is not kept when a change is heard of between its question and its answer', async () => {
    const { answers, freshness, source } = following()
    const early = answers.find(home, source.ask)
    freshness.changed(['a'])
    const late = answers.find(home, source.ask)
    await Promise.resolve()
    // Who asks after the change does not share the question from before it.
    expect(source.asked()).toBe(2)
    source.answerAll()
    expect([(await early).text, (await late).text]).toEqual(['0', '0'])
    source.change()
    // The late answer is as new as the change, so it is shared.
    expect((await answers.find(home, source.askAtOnce)).text).toBe('0')
    const before = answers.find({ ...home, key: 'reviews of a' }, source.ask)
    freshness.changed(['a'])
    source.answerAll()
    await before
    source.change()
    expect((await answers.find({ ...home, key: 'reviews of a' }, source.askAtOnce)).text).toBe('2')
  })

  test('is not kept while changes are not heard of, nor used afterwards', async () => {
    const { answers, freshness, source } = following()
    await answers.find(home, source.askAtOnce)
    const asked = answers.find({ ...home, key: 'asked before' }, source.ask)
    freshness.pause()
    source.change()
    expect((await answers.find(home, source.askAtOnce)).text).toBe('1')
    source.answerAll()
    await asked
    source.change()
    freshness.resume()
    for (const key of ['page of a', 'asked before'])
      expect((await answers.find({ ...home, key }, source.askAtOnce)).text).toBe('2')
  })

  test('is not kept after a failure, which those share who asked at the same time', async () => {
    const { answers, source } = following()
    const failing = () => Promise.reject(new Error('away'))
    await expect(answers.find(home, failing)).rejects.toThrow('away')
    expect((await answers.find(home, source.askAtOnce)).text).toBe('0')
  })

  test('is used for a limited time, counted from its question', async () => {
    const freshness = createFreshness()
    freshness.resume()
    const answers = createSharedAnswers(freshness, 1)
    const source = createSource()
    await answers.find(home, source.askAtOnce)
    source.change()
    const began = performance.now()
    while (performance.now() - began < 3);
    expect((await answers.find(home, source.askAtOnce)).text).toBe('1')
  })

  test('is dropped with all others when more homes change than are remembered', async () => {
    const { answers, freshness, source } = following(2)
    await answers.find(home, source.askAtOnce)
    source.change()
    freshness.changed(['b', 'c', 'd'])
    expect((await answers.find(home, source.askAtOnce)).text).toBe('1')
  })
})
