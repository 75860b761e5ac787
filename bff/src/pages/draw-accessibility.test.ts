import { accessibilityCookie, accessibilityText, readAccessibility } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { drawAccessibility } from './draw-accessibility.ts'

const page = '<!doctype html><html lang="da"><body></body></html>'
const drawn = (cookie?: string): string =>
  drawAccessibility(page, { cookies: cookie === undefined ? {} : { [accessibilityCookie]: cookie } })

test('the document begins with the motion, contrast and text size that the browser chose', () => {
  const chosen = accessibilityText({ reducedMotion: 'on', highContrast: 'on', textSize: 'larger' })
  expect(drawn(chosen)).toContain('<html data-motion="reduced" data-contrast="more" data-text="larger" lang="da">')
  expect(drawn('off.off.normal')).toContain('<html data-motion="full" data-contrast="normal" lang="da">')
  expect(drawn('system.on.large')).toContain('<html data-contrast="more" data-text="large" lang="da">')
})

test('a browser that chose nothing, or sends nonsense, gets what its device prefers', () => {
  for (const cookie of [undefined, '', 'system.system.normal', 'on', '"><script>', 'on.on.huge'])
    expect(drawn(cookie)).toBe(page)
  expect(readAccessibility('on.on.huge')).toEqual(readAccessibility(undefined))
})
