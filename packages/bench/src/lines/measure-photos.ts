import { randomBytes } from 'node:crypto'
import { type BootedStack, createHomes, createHost, type Person } from '@nordbo/testkit'
import sharp from 'sharp'
import type { MeasuredStack } from '../system/measured-stack.ts'
import { memoryOf } from '../system/memory.ts'
import { measureHttp } from './measure.ts'

/** What 20 photos of 12 megapixels, sent at once by two people, cost the listings service and everybody else. */
export interface PhotoFigure {
  /** By which the memory of listings grew at most, MB. */
  grownMb: number
  /** Seconds until all photos were there. */
  seconds: number
  /** Refused photos, by their code. */
  refused: Record<string, number>
  /** Of searches beside nothing and beside the photos, ms. */
  p99: { before: number; beside: number }
}

/** Most that the memory may grow, MB, and that the p99 of other requests may be multiplied by. */
export const photoGoals = { grownMb: 150, timesP99: 2 } as const

const people = 2
const perPerson = 10
const [width, height] = [4_000, 3_000] as const
const sampleMs = 50
/** Time in which searches are measured, ms; beside the photos it is within the time that they take. */
const searchMs = 15_000

/** A photo with as much detail as a phone's: noise that is scaled up. */
const photo = async (): Promise<FormData> => {
  const [w, h] = [width / 8, height / 8]
  const bytes = await sharp(randomBytes(w * h * 3), { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height)
    .jpeg({ quality: 90 })
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
  return form
}

/** Searches that differ, so that no two share an answer. */
const questions = Array.from({ length: 4_000 }, (_, index) => ({
  method: 'GET' as const,
  path: `/api/listings?place=Skagen&limit=20&maxPrice=${1_000 + index}`,
  input: {},
}))

/** The p99 of searches one after the other, ms. A process of its own asks, because sending photos would delay this one. */
const searchP99 = async (stack: MeasuredStack, measureMs: number): Promise<number> => {
  const target = { port: stack.booted.stack.port, questions, once: false }
  return (await measureHttp(stack, target, { warmUpMs: 500, measureMs, width: 1 })).p99
}

/** The most memory that listings had until it is stopped, MB. */
const watchMemory = ({ parts }: MeasuredStack): { now: number; most(): number } => {
  const listings = parts.filter(({ name }) => name === 'listings')
  const read = (): number => (memoryOf(listings).listings ?? 0) / 1_048_576
  const now = read()
  let most = now
  const timer = setInterval(() => {
    most = Math.max(most, read())
  }, sampleMs)
  return {
    now,
    most: () => {
      clearInterval(timer)
      return most
    },
  }
}

const hostWithHomes = async (booted: BootedStack): Promise<{ host: Person; paths: string[] }> => {
  const host = await createHost(booted)
  const homes = await createHomes(
    booted,
    Array.from({ length: perPerson / 5 }, () => ({ host })),
  )
  return { host, paths: homes.flatMap(({ id }) => Array(5).fill(`/api/host/listings/${id}/photos`)) }
}

const countCodes = (answers: readonly { status: number; code: string | undefined }[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status, code = String(status) } of answers) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** Measures it. One photo is sent before, so that the threads that derive photos are there. */
export const measurePhotos = async (stack: MeasuredStack): Promise<PhotoFigure> => {
  const { booted } = stack
  const hosts = await Promise.all(Array.from({ length: people }, () => hostWithHomes(booted)))
  const forms = await Promise.all(Array.from({ length: people * perPerson }, photo))
  const warm = await hostWithHomes(booted)
  await warm.host.send('POST', warm.paths[0] ?? '', await photo())
  const before = await searchP99(stack, searchMs)
  const memory = watchMemory(stack)
  const beside = searchP99(stack, searchMs)
  const began = performance.now()
  const sent = hosts.flatMap(({ host, paths }, person) =>
    paths.map((path, each) => host.send('POST', path, forms[person * perPerson + each])),
  )
  const answers = await Promise.all(sent)
  return {
    seconds: (performance.now() - began) / 1_000,
    grownMb: memory.most() - memory.now,
    refused: countCodes(answers.filter(({ status }) => status !== 201)),
    p99: { before, beside: await beside },
  }
}

/** The figures as a sentence, with the goals that were missed. */
export const photosAsText = ({ grownMb, seconds, refused, p99 }: PhotoFigure): string => {
  const missed = [
    ...(grownMb > photoGoals.grownMb ? [`more than ${photoGoals.grownMb} MB`] : []),
    ...(p99.beside > photoGoals.timesP99 * p99.before ? [`p99 more than ${photoGoals.timesP99} times as long`] : []),
    ...Object.entries(refused).map(([code, count]) => `${count} refused with ${code}`),
  ]
  const figures = `20 photos of 12 megapixels in ${seconds.toFixed(0)} s: listings grew by ${grownMb.toFixed(0)} MB`
  const others = `search p99 ${p99.before.toFixed(1)} → ${p99.beside.toFixed(1)} ms`
  return `  ${figures}, ${others}${missed.length > 0 ? `; missed: ${missed.join(', ')}` : ''}`
}
