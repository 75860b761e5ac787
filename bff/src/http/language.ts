import { languageCookie } from '@nordbo/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

const yearSeconds = 31_536_000

/** Languages of pages and files. */
export const PageLanguage = z.enum(['da', 'en'])
export type PageLanguage = z.infer<typeof PageLanguage>

const isLanguage = (text: string | null | undefined): text is PageLanguage => PageLanguage.safeParse(text).success

/** The query parameters of a request. */
export const queryOf = (request: FastifyRequest): URLSearchParams => new URL(request.url, 'http://page').searchParams

/** The language of an answer: that of the address (`?lang=en`), else the one chosen before, else Danish. */
export const languageOf = (request: FastifyRequest): PageLanguage => {
  const asked = queryOf(request).get('lang')
  if (isLanguage(asked)) return asked
  const chosen = request.cookies[languageCookie]
  return isLanguage(chosen) ? chosen : 'da'
}

/** Sets the language cookie for another year, because some browsers delete cookies of scripts within days. */
export const refreshLanguageCookie = (request: FastifyRequest, reply: FastifyReply, secure: boolean): void => {
  const chosen = request.cookies[languageCookie]
  if (!isLanguage(chosen)) return
  const language = languageOf(request)
  reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', secure, maxAge: yearSeconds })
}
