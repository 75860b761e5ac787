import { z } from 'zod'

/** Follows the device, or is on or off everywhere. */
export const SystemChoice = z.enum(['system', 'on', 'off'])
export type SystemChoice = z.infer<typeof SystemChoice>

/** Size of all text. */
export const TextSize = z.enum(['normal', 'large', 'larger'])
export type TextSize = z.infer<typeof TextSize>

/** How the whole interface is drawn for a person (docs/product/people.md, Accessibility). */
export const Accessibility = z.object({
  reducedMotion: SystemChoice,
  highContrast: SystemChoice,
  textSize: TextSize,
})
export type Accessibility = z.infer<typeof Accessibility>

/** The choices of people who have not chosen: those of their device. */
export const defaultAccessibility: Accessibility = {
  reducedMotion: 'system',
  highContrast: 'system',
  textSize: 'normal',
}

/** The cookie with a browser's choices, which the server writes into the page before it is drawn. */
export const accessibilityCookie = 'nordbo_accessibility'

/** The cookie's text: motion, contrast and text size, such as `on.system.large`. */
export const accessibilityText = ({ reducedMotion, highContrast, textSize }: Accessibility): string =>
  [reducedMotion, highContrast, textSize].join('.')

/** Reads the cookie's text. Anything else is the default. */
export const readAccessibility = (text: string | undefined): Accessibility => {
  const [reducedMotion, highContrast, textSize] = (text ?? '').split('.')
  return Accessibility.catch(defaultAccessibility).parse({ reducedMotion, highContrast, textSize })
}
