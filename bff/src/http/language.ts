import { languageCookie } from '@nordbo/contracts'
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@nordbo/texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { preferredLanguage } from './accept-language.ts'

const yearSeconds = 31_536_000

/** Languages in which hosts write, and of files. Readers of other languages get English (docs/product/languages.md, Which language). */
export const PageLanguage = z.enum(['da', 'en'])
export type PageLanguage = z.infer<typeof PageLanguage>

/** The language of hosts' texts for readers of a language. */
export const contentLanguage = (language: LanguageCode): PageLanguage => (language === 'da' ? 'da' : 'en')

/** The query parameters of a request. */
export const queryOf = (request: FastifyRequest): URLSearchParams => new URL(request.url, 'http://page').searchParams

const chosenLanguage = (request: FastifyRequest): LanguageCode | undefined =>
  [queryOf(request).get('lang'), request.cookies[languageCookie]].find(isLanguageCode)

/** The language of an answer: that of the address (`?lang=en`), else the one chosen before, else Danish. Never that of the browser. */
export const answerLanguageOf = (request: FastifyRequest): LanguageCode => chosenLanguage(request) ?? defaultLanguage

/** The language of an answer with texts of hosts. */
export const languageOf = (request: FastifyRequest): PageLanguage => contentLanguage(answerLanguageOf(request))

/** The language of a page: that of the address, else the one chosen before, else the browser's first that is offered, else Danish. */
export const pageLanguageOf = (request: FastifyRequest, offered: readonly LanguageCode[]): LanguageCode => {
  const isOffered = (text: string | null | undefined): text is LanguageCode =>
    isLanguageCode(text) && offered.includes(text)
  const asked = [queryOf(request).get('lang'), request.cookies[languageCookie]].find(isOffered)
  return asked ?? preferredLanguage(request.headers['accept-language'] ?? '', offered) ?? defaultLanguage
}

/** Sets the language cookie for another year, because some browsers delete cookies of scripts within days. */
export const refreshLanguageCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { language, secure }: { language: LanguageCode; secure: boolean },
): void => {
  if (isLanguageCode(request.cookies[languageCookie]))
    reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', secure, maxAge: yearSeconds })
}
