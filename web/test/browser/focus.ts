/** Whether a focus is being taken away, which browsers tell nobody. */
let isSilent = false

const hush = (event: Event): void => {
  if (isSilent) event.stopImmediatePropagation()
}

/** A focused button or field that is disabled loses the focus to the page, as in browsers. jsdom leaves it there. */
export const loseFocusOfDisabled = (): void => {
  for (const name of ['blur', 'focusout']) window.addEventListener(name, hush, { capture: true })
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target === document.activeElement && target.matches(':disabled')) {
        isSilent = true
        target.blur()
        isSilent = false
      }
  })
  watch.observe(document, { attributes: true, attributeFilter: ['disabled'], subtree: true })
}
