/** How long a control that was pressed may take to come, ms: its list may still be on its way. */
const patienceMs = 10_000

/** Ids that React made up differ from drawing to drawing. */
const isWritten = (id: string): boolean => id !== '' && !/_r_|:/.test(id)

/** What tells a control from the others, in both drawings alike. */
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

/** The control of the living page that stands for one of the first screen; undefined while it is not there. */
const livingOf = (screen: ParentNode, page: ParentNode, control: HTMLElement): HTMLElement | undefined => {
  const living = alike(page, control)
  return living[alike(screen, control).indexOf(control)] ?? living[0]
}

/** The fields of the first screen that no longer hold what the server wrote into them. */
const filledIn = (screen: ParentNode): HTMLElement[] =>
  [...screen.querySelectorAll('input,select')].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement && field.value !== field.defaultValue) ||
      (field instanceof HTMLSelectElement && [...field.options].some((each) => each.selected !== each.defaultSelected)),
  )

/** Sets a field as a person's typing does, so that React hears of it. */
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

/** Something that was begun on a control of the first screen. */
interface Begun {
  control: HTMLElement
  /** Does it again on the control's counterpart. */
  redo: (living: HTMLElement) => void
}

/** Stops when the person goes on by themselves, or when too much time has passed. */
const untilGivenUp = (): AbortController => {
  const given = new AbortController()
  const giveUp = (event: Event): void => (event.isTrusted ? given.abort() : undefined)
  for (const sign of ['pointerdown', 'keydown', 'popstate'])
    window.addEventListener(sign, giveUp, { signal: given.signal, capture: true })
  window.setTimeout(() => given.abort(), patienceMs)
  return given
}

/**
 * Does on the living page what was begun on the first screen that it replaced (marked by bff/src/pages/late-scripts.ts).
 * Text and focus move at once, before the person can do anything on the living page. The last press follows two frames later.
 */
export const replay = (screen: Element, page: Element): void => {
  const [pressed] = screen.querySelectorAll<HTMLElement>('[data-kept]')
  const [focused] = screen.querySelectorAll<HTMLElement>('[data-focused]')
  const begun: Begun[] = filledIn(screen).map((field) => ({
    control: field,
    redo: (living) => type(living, field),
  }))
  if (focused && !pressed) begun.push({ control: focused, redo: (living) => living.focus({ preventScroll: true }) })
  const given = untilGivenUp()
  let heard = false
  const goOn = (): void => {
    while (!given.signal.aborted && begun[0]) {
      const living = livingOf(screen, page, begun[0].control)
      if (!living) return
      begun.shift()?.redo(living)
    }
    if (heard) given.abort()
  }
  const watch = new MutationObserver(goOn)
  given.signal.addEventListener('abort', () => watch.disconnect())
  watch.observe(page, { childList: true, subtree: true })
  goOn()
  // What listens to the page as a whole is there one frame after the page itself.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      heard = true
      if (pressed) begun.push({ control: pressed, redo: press })
      goOn()
    }),
  )
}
