import { accessibilityCookie, readAccessibility } from '@nordbo/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const yearSeconds = 31_536_000

/**
 * The attributes of the document for the browser's choices of motion, contrast and text size (docs/product/people.md, Accessibility), so
 * that the first paint has them. The web sets the same ones (web: lib/accessibility/drawn-accessibility.ts). Empty for the device's own.
 */
const attributesOf = (cookie: string | undefined): string => {
  const { reducedMotion, highContrast, textSize } = readAccessibility(cookie)
  const motion = { system: '', on: ' data-motion="reduced"', off: ' data-motion="full"' }[reducedMotion]
  const contrast = { system: '', on: ' data-contrast="more"', off: ' data-contrast="normal"' }[highContrast]
  return `${motion}${contrast}${textSize === 'normal' ? '' : ` data-text="${textSize}"`}`
}

/** Writes a browser's choices into a document. */
export const drawAccessibility = (html: string, request: Pick<FastifyRequest, 'cookies'>): string => {
  const attributes = attributesOf(request.cookies[accessibilityCookie])
  return attributes === '' ? html : html.replace('<html ', () => `<html${attributes} `)
}

/** Sets the cookie for another year, because some browsers delete cookies of scripts within days. */
export const refreshAccessibilityCookie = (request: FastifyRequest, reply: FastifyReply, secure: boolean): void => {
  const chosen = request.cookies[accessibilityCookie]
  if (attributesOf(chosen) === '' || chosen === undefined) return
  reply.setCookie(accessibilityCookie, chosen, { path: '/', sameSite: 'lax', secure, maxAge: yearSeconds })
}
