import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** Notes what a test file requests of the system: by this the suite knows which changes reach it. */
export interface Reach {
  follow(context: BrowserContext): void
  /** A call that no page makes, by its path. */
  saw(path: string): void
}

/** What this worker has noted already. */
const noted = new Set<string>()

/** Scripts of pages, and the paths of the API; the live line is part of every signed-in page. */
const isNoted = (path: string): boolean => /^\/(assets\/.*\.js$|api\/|media\/)/.test(path)

/** Opens the notes of a test file. `folder` is where the suite looks for them; without one nothing is noted. */
export const openReach = (folder: string | undefined, file: string, worker: number): Reach & { store(): void } => {
  const lines: string[] = []
  const saw = (path: string): void => {
    const line = `${file}\t${path}`
    if (folder === undefined || !isNoted(path) || noted.has(line)) return
    noted.add(line)
    lines.push(line)
  }
  return {
    follow: (context) => {
      if (folder === undefined) return
      context.on('request', (request) => saw(new URL(request.url()).pathname))
    },
    saw: (path) => saw(path.replace(/[?#].*$/, '')),
    store: () => {
      if (folder === undefined || lines.length === 0) return
      mkdirSync(folder, { recursive: true })
      appendFileSync(join(folder, `${worker}-${process.pid}.tsv`), `${lines.join('\n')}\n`)
    },
  }
}
