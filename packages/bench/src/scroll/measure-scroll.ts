import { z } from 'zod'
import type { DevTools } from './devtools.ts'

/** The phone profile of Lighthouse. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const slowdown = 4

/** What a scroll cost, ms. */
export interface ScrollFigure {
  name: string
  frames: number
  /** Longest time between two frames, and the 99th percentile. */
  longestFrame: number
  p99Frame: number
  /** Longest task of the page's main thread, in time that it computed, from the trace. */
  longestTask: number
}

const TraceEvent = z.looseObject({
  name: z.string(),
  ph: z.string(),
  pid: z.int(),
  tid: z.int(),
  /** Time that the thread computed, µs: other work of the machine is not in it. */
  tdur: z.number().optional(),
  args: z.looseObject({ name: z.string().optional() }).optional(),
})
type TraceEvent = z.infer<typeof TraceEvent>
const Collected = z.object({ value: z.array(TraceEvent) })
const Evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) })

const evaluate = async (page: DevTools, expression: string): Promise<unknown> =>
  Evaluated.parse(await page.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result
    .value

/** Opens an address as a slow phone and waits until days are drawn. */
export const openOnPhone = async (
  page: DevTools,
  url: string,
  cookie: { name: string; value: string },
): Promise<void> => {
  await page.send('Emulation.setDeviceMetricsOverride', phone)
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.send('Network.setCookie', { ...cookie, url })
  await page.send('Page.navigate', { url })
  await evaluate(
    page,
    `new Promise((resolve) => {
      const look = () => document.querySelectorAll('[role=gridcell]').length > 50 ? resolve() : requestAnimationFrame(look)
      look()
    })`,
  )
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

const startFrames = `{
  window.scrollFrames = []
  let last
  const note = (at) => {
    if (last !== undefined) window.scrollFrames.push(at - last)
    last = at
    window.scrollNote = requestAnimationFrame(note)
  }
  window.scrollNote = requestAnimationFrame(note)
}`
const takeFrames = '(cancelAnimationFrame(window.scrollNote), window.scrollFrames)'

const longestTaskOf = (events: readonly TraceEvent[]): number => {
  const mains = events.filter(
    ({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const isMain = ({ pid, tid }: TraceEvent): boolean => mains.some((main) => main.pid === pid && main.tid === tid)
  return (
    events
      .filter((event) => event.name === 'RunTask' && isMain(event))
      .reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1_000
  )
}

const traced = async (page: DevTools, work: () => Promise<unknown>): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = []
  page.on('Tracing.dataCollected', (params) => events.push(...Collected.parse(params).value))
  const complete = new Promise((resolve) => page.on('Tracing.tracingComplete', resolve))
  await page.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  })
  await work()
  await page.send('Tracing.end')
  await complete
  return events
}

/** Drags the grid with a finger, there and back, and measures frames and tasks. Distances in px. */
export const measureScroll = async (
  page: DevTools,
  name: string,
  distance: { xDistance?: number; yDistance?: number },
): Promise<ScrollFigure> => {
  const place = z.object({ x: z.number(), y: z.number() }).parse(
    await evaluate(
      page,
      `(() => { const grid = document.querySelector('[role=grid]'); grid.scrollIntoView({ block: 'center' });
          const box = grid.getBoundingClientRect(); return { x: box.x + box.width * 0.7, y: box.y + box.height * 0.5 } })()`,
    ),
  )
  await evaluate(page, startFrames)
  const events = await traced(page, () =>
    page.send('Input.synthesizeScrollGesture', {
      ...place,
      ...distance,
      speed: 1_600,
      repeatCount: 1,
      repeatDelayMs: 100,
    }),
  )
  const frames = z
    .array(z.number())
    .parse(await evaluate(page, takeFrames))
    .sort((one, other) => one - other)
  return {
    name,
    frames: frames.length,
    longestFrame: frames.at(-1) ?? 0,
    p99Frame: frames[Math.floor(frames.length * 0.99)] ?? 0,
    longestTask: longestTaskOf(events),
  }
}
