/** Widths of screens in pixels. */
const widths = { phone: 390, wide: 1440 } as const
export type ScreenSize = keyof typeof widths

let width: number = widths.wide

/** The width of the screen, px. */
export const screenWidth = (): number => width

/** Shows pages on a screen of this size from now on. */
export const showOn = (size: ScreenSize): void => {
  width = widths[size]
  Object.defineProperty(globalThis, 'innerWidth', { value: width, configurable: true, writable: true })
}
