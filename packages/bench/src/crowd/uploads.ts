import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type BootedStack, createHomes, createHost, type Person, photoWithoutFile, pictureForm } from '@nordbo/testkit'
import { print, runStep } from '../console/print.ts'
import { percentile } from '../load/latencies.ts'

/** A person's uploads, one after the other. */
export interface UploadFigure {
  /** The load beside them. */
  beside: string
  uploads: number
  /** ms. */
  p50: number
  p99: number
  /** Refused uploads; their time counts too. */
  refused: number
  /** Answers to the load, by status. */
  others: Record<string, number>
}

const homes = 3
/** Pictures to add per home, which has at most ten and starts with one. */
const perHome = 9
/** Hostile uploads at once. */
const crowd = 24
/** Pause after a refusal, ms. */
const pauseMs = 250

const pathOf = (home: { id: string } | undefined): string => `/api/host/listings/${home?.id}/photos`

/** A picture of 48 million pixels in a few kilobytes: the most work that an upload can cause. */
const hostilePicture = (): FormData => pictureForm(200, 8_480, 5_650)

const upload = async (
  person: Person,
  homesOf: readonly { id: string }[],
  picture: () => FormData,
): Promise<{ times: number[]; refused: number }> => {
  const times: number[] = []
  let refused = 0
  for (const home of homesOf)
    for (let each = 0; each < perHome; each++) {
      const began = performance.now()
      const { status } = await person.send('POST', pathOf(home), picture(), randomUUID())
      if (status !== 201) refused++
      times.push(performance.now() - began)
    }
  return { times, refused }
}

interface Crowd {
  answers: Record<string, number>
  leave(): Promise<void>
}

/** Keeps uploads of these people in flight until the crowd is stopped. */
const enter = (people: readonly { person: Person; path: string }[], hostile: FormData): Crowd => {
  const answers: Record<string, number> = {}
  let leaving = false
  const one = async (place: number): Promise<void> => {
    const { person, path } = people[place % people.length] ?? {}
    while (!leaving && person && path) {
      const began = performance.now()
      const { status } = await person.send('POST', path, hostile).catch(() => ({ status: 0 }))
      answers[status] = (answers[status] ?? 0) + 1
      if (performance.now() - began < pauseMs) await pause(pauseMs)
    }
  }
  const all = Array.from({ length: crowd }, (_, place) => one(place))
  return {
    answers,
    leave: async () => {
      leaving = true
      await Promise.all(all)
    },
  }
}

/** Measures a person's uploads alone, beside 24 uploads of one hostile person, and beside one each of 24 hostile people. */
export const measureUploads = async (stack: BootedStack): Promise<UploadFigure[]> => {
  const hostile = hostilePicture()
  const measured = async (beside: string, attackers: number): Promise<UploadFigure> => {
    const host = await createHost(stack)
    const own = await createHomes(
      stack,
      Array.from({ length: homes }, () => ({ host, photos: [photoWithoutFile()] })),
    )
    const people = await Promise.all(
      Array.from({ length: attackers }, async () => {
        const person = await createHost(stack)
        const [home] = await createHomes(stack, [{ host: person, photos: [photoWithoutFile()] }])
        return { person, path: pathOf(home) }
      }),
    )
    const others = attackers > 0 ? enter(people, hostile) : undefined
    if (others) await pause(3_000)
    const { times, refused } = await upload(host, own, () => pictureForm(Math.floor(Math.random() * 250), 2_400, 1_600))
    await others?.leave()
    const sorted = Float64Array.from(times).sort()
    const figures = { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
    return { beside, uploads: times.length, refused, ...figures, others: others?.answers ?? {} }
  }
  const figures: UploadFigure[] = []
  for (const [beside, attackers] of [
    ['nothing', 0],
    ['24 at once of one person', 1],
    ['24 at once of 24 people', crowd],
  ] as const) {
    const figure = await runStep(`uploads beside ${beside}`, () => measured(beside, attackers))
    print(JSON.stringify(figure))
    figures.push(figure)
  }
  return figures
}
