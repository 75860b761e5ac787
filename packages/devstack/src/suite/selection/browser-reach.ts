import type { ApiReach } from './api-files.ts'
import { closureOf, type FileLinks, joined } from './file-links.ts'
import type { ReachRecord } from './reach-records.ts'

/** What all browser tests need: how they run, what they boot, and the page that everything is loaded by. */
const shared = ['web/e2e/playwright.config.ts', 'web/e2e/global-setup.ts', 'web/e2e/serve-stack.ts', 'web/src/main.tsx']

/** Files of the web that no module imports, such as styles and the build: they shape every page. */
const shapesEveryPage = (file: string): boolean =>
  file.startsWith('web/') && !/^web\/(e2e\/|test\/|scripts\/check-|src\/.*\.tsx?$)|\.md$|\.test\.tsx?$/.test(file)

export interface BrowserInputs {
  links: FileLinks
  files: readonly string[]
  api: ApiReach
  /** Files of texts of a part of the web, by the namespaces that it has. */
  textsOf(part: string): readonly string[]
}

/** Reads what a browser test needs by what it was seen to reach; 'everything' without a record, or when a recorded file is gone. */
export const browserReach = ({ links, files, api, textsOf }: BrowserInputs) => {
  const known = new Set(files)
  const always = joined(closureOf([...shared, ...files.filter(shapesEveryPage)], links), api.always)
  return (spec: string, record: ReachRecord | undefined): ReadonlySet<string> | 'everything' => {
    if (record === undefined) return 'everything'
    const isTexts = (module: string): boolean => module.startsWith('texts/')
    const sources = record.modules.filter((module) => !isTexts(module))
    if ([...sources, ...record.routes].some((file) => !known.has(file))) return 'everything'
    const texts = record.modules.filter(isTexts).flatMap((module) => textsOf(module.slice('texts/'.length)))
    const answered = record.routes.map((file) => api.of(file))
    return joined(closureOf([spec, ...sources], links), always, texts, ...answered)
  }
}
