/** How long to wait for a pressed control, in ms: its list may still be loading. */
const timeoutMs = 10_000

/** Ids that React generates differ between drawings. */
const isWritten = (id: string): boolean => id !== '' && !/_r_|:/.test(id)

/** Identifies a control in both drawings. */
const traitsOf = (control: Element): string =>
  JSON.stringify(
    isWritten(control.id)
      ? [control.tagName, control.id]
      : [
          control.tagName,
          ...['href', 'name', 'aria-label'].map((name) => control.getAttribute(name)),
          control.textContent,
        ],
  )

const alike = (place: ParentNode, control: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(control.tagName)].filter((each) => traitsOf(each) === traitsOf(control))

/** Finds the counterpart of a first screen's control on the rendered page; undefined while it is missing. */
const counterpartOf = (screen: ParentNode, page: ParentNode, control: HTMLElement): HTMLElement | undefined => {
  const candidates = alike(page, control)
  return candidates[alike(screen, control).indexOf(control)] ?? candidates[0]
}

/** Fields of the first screen whose value was changed. */
const filledIn = (screen: ParentNode): HTMLElement[] =>
  [...screen.querySelectorAll('input,select')].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement && field.value !== field.defaultValue) ||
      (field instanceof HTMLSelectElement && [...field.options].some((each) => each.selected !== each.defaultSelected)),
  )

/** Sets a field's value and dispatches the events of typing, so that React notices. */
const type = (field: Element, typed: Element): void => {
  for (const Kind of [HTMLInputElement, HTMLSelectElement]) {
    if (!(field instanceof Kind) || !(typed instanceof Kind) || field.value === typed.value) continue
    Object.getOwnPropertyDescriptor(Kind.prototype, 'value')?.set?.call(field, typed.value)
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

const press = (control: HTMLElement): void => {
  control.focus({ preventScroll: true })
  // Menus open when a pointer goes down on them.
  if (control.getAttribute('aria-haspopup') === 'menu')
    control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, pointerType: 'mouse' }))
  control.click()
}

/** An input on a control of the first screen. */
interface KeptInput {
  control: HTMLElement
  /** Repeats it on the control's counterpart. */
  redo: (counterpart: HTMLElement) => void
}

/** Aborts when the person acts again or time is up. */
const untilGivenUp = (): AbortController => {
  const stopping = new AbortController()
  const giveUp = (event: Event): void => (event.isTrusted ? stopping.abort() : undefined)
  for (const sign of ['pointerdown', 'keydown', 'popstate'])
    window.addEventListener(sign, giveUp, { signal: stopping.signal, capture: true })
  window.setTimeout(() => stopping.abort(), timeoutMs)
  return stopping
}

/**
 * Repeats on the rendered page what was done on the first screen that it replaced (marked by
 * bff/src/pages/late-scripts.ts). Text and focus move at once, before the person can use the page. The last press
 * follows two frames later.
 */
export const replay = (screen: Element, page: Element): void => {
  const [pressed] = screen.querySelectorAll<HTMLElement>('[data-kept]')
  const [focused] = screen.querySelectorAll<HTMLElement>('[data-focused]')
  const pending: KeptInput[] = filledIn(screen).map((field) => ({
    control: field,
    redo: (counterpart) => type(counterpart, field),
  }))
  if (focused && !pressed)
    pending.push({ control: focused, redo: (counterpart) => counterpart.focus({ preventScroll: true }) })
  const stopping = untilGivenUp()
  let listening = false
  const repeatPending = (): void => {
    while (!stopping.signal.aborted && pending[0]) {
      const counterpart = counterpartOf(screen, page, pending[0].control)
      if (!counterpart) return
      pending.shift()?.redo(counterpart)
    }
    if (listening) stopping.abort()
  }
  const watch = new MutationObserver(repeatPending)
  stopping.signal.addEventListener('abort', () => watch.disconnect())
  watch.observe(page, { childList: true, subtree: true })
  repeatPending()
  // Listeners on the document are attached one frame after the page itself.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      listening = true
      if (pressed) pending.push({ control: pressed, redo: press })
      repeatPending()
    }),
  )
}
