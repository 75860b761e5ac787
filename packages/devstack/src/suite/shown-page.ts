import { existsSync, readFileSync } from 'node:fs'

/** Roles that say where a page stands: its headings and what it tells people. */
const tellsSomething = /^- '?(heading|alert|alertdialog|dialog|status|region "Toasts)/

/** Lines of a page that the end of a run shows. */
const maxLines = 15

/**
 * What a page showed when its test failed, from the description that Playwright writes then (error-context.md): headings, dialogs, alerts,
 * statuses and toasts, each with what it says. Empty without one.
 */
export const tellingLines = (description: string): string[] => {
  const snapshot = description.split('```yaml\n').at(-1)?.split('\n```')[0] ?? ''
  if (!description.includes('```yaml\n')) return []
  let told = Number.POSITIVE_INFINITY
  return snapshot
    .split('\n')
    .filter((line) => {
      const depth = line.search(/\S/)
      if (depth > told) return true
      told = tellsSomething.test(line.trim()) ? depth : Number.POSITIVE_INFINITY
      return told === depth
    })
    .slice(0, maxLines)
}

/** Reads what a page showed from the file that Playwright wrote. */
export const readShownPage = (path: string | undefined): string[] =>
  path !== undefined && existsSync(path) ? tellingLines(readFileSync(path, 'utf8')) : []
