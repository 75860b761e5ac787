import { getConfig, prettyDOM } from '@testing-library/dom'

const longest = 6_000

/** What is on screen, or in the dialog above it, without styles, pictures and the bars around the page. */
const shownNow = (): string => {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]')
  const copy = ([...dialogs].at(-1) ?? document.body).cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const each of copy.querySelectorAll('svg, source, #root header, footer, script, style, [aria-hidden=true]'))
    each.remove()
  for (const each of copy.querySelectorAll('*'))
    for (const name of each.getAttributeNames())
      if (/^(class|style|data-(?!testid)|srcset|sizes|id$)/.test(name)) each.removeAttribute(name)
  return prettyDOM(copy, longest, { highlight: false }) || ''
}

const heading = 'On screen:'

/** A test that waits for something asks again and again, and shows the last error alone. */
const isWaiting = (): boolean => {
  const settings: object = getConfig()
  return '_disableExpensiveErrorDiagnostics' in settings && settings._disableExpensiveErrorDiagnostics === true
}

/** The error of something that is not on screen: it says what is. */
export const getElementError = (message: string | null): Error => {
  const complete = isWaiting() || message?.includes(heading)
  const error = new Error(complete ? `${message}` : `${message}\n${heading}\n${shownNow()}`)
  error.name = 'TestingLibraryElementError'
  return error
}
