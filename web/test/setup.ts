import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/dom'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { forgetBrowser } from './browser/forget.ts'
import { untilRendered } from './browser/rendering.ts'
import { fillWindow } from './browser/stand-ins.ts'
import { testNow } from './browser/window.ts'
import { allFaults, forgetFaults, tellFault, unlessFault, wrong } from './faults.ts'
import { forgetLines } from './live-line.ts'
import { replaceNetwork } from './network.ts'
import { getElementError } from './shown.ts'

fillWindow()
replaceNetwork()
// The app is loaded after the window is whole.
const { closeApp } = await import('./app.tsx')

beforeEach(() => {
  // Slowness is only slow: nothing here measures time.
  configure({
    asyncUtilTimeout: 60_000,
    asyncWrapper: async (act) => {
      const found = await unlessFault(act())
      await untilRendered()
      return found
    },
    unstable_advanceTimersWrapper: (advance) => advance(),
    getElementError,
  })
  forgetFaults()
  // Dates stand still; timers run.
  vi.useFakeTimers({ now: new Date(testNow), toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation((...words) => tellFault(`console: ${words.map(String).join(' ')}`))
})

afterEach(async ({ task }) => {
  await closeApp()
  forgetLines()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  forgetBrowser()
  const told = task.result?.errors?.some(({ message }) => message.startsWith(wrong))
  if (!told) expect(allFaults(), 'nothing goes wrong behind the screen').toEqual([])
})

// Files of a worker share modules. A part of the app that is still being loaded when its file ends would never load in a later one.
afterAll(() => vi.dynamicImportSettled())
