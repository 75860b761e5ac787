/** Focuses the first field of a form when it appears: a dialog that asks for one thing is ready to be typed into. */
export const focusFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input, textarea')?.focus()
