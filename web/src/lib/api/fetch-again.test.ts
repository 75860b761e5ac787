import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fetchAgain } from './fetch-again.ts'

/** A query on screen whose answers are given by hand, in the order in which they were asked for. */
const openQuery = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers: ((value: string) => void)[] = []
  const observer = new QueryObserver(queries, {
    queryKey: ['threads', 'list'],
    queryFn: () => new Promise<string>((resolve) => void answers.push(resolve)),
    staleTime: 60_000,
  })
  const close = observer.subscribe(() => undefined)
  return { queries, answers, shown: () => observer.getCurrentResult(), close }
}

test('a change during the first fetch is fetched, and the answer from before it is not shown', async () => {
  const { queries, answers, shown, close } = openQuery()
  const again = fetchAgain(queries, ['threads'])
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.('before')
  answers[1]?.('after')
  await again
  expect(shown()).toMatchObject({ data: 'after', isError: false, isStale: false })
  close()
})

test('what is shown stays while it is fetched again', async () => {
  const { queries, answers, shown, close } = openQuery()
  answers[0]?.('before')
  await expect.poll(() => shown().data).toBe('before')
  const again = fetchAgain(queries, ['threads'])
  await expect.poll(() => answers.length).toBe(2)
  expect(shown()).toMatchObject({ data: 'before', isFetching: true })
  answers[1]?.('after')
  await again
  expect(shown().data).toBe('after')
  close()
})

test('what is fetched for a caller and shown nowhere is left to it', async () => {
  const queries = new QueryClient()
  let finish: (value: string) => void = () => undefined
  const asked = queries.fetchQuery({
    queryKey: ['threads', 'one'],
    queryFn: () =>
      new Promise<string>((resolve) => {
        finish = resolve
      }),
  })
  await fetchAgain(queries, ['threads'])
  finish('answer')
  expect(await asked).toBe('answer')
})
