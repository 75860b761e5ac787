import { type LanguageCode, languageCodes, languageOf } from '@nordbo/texts'
import { translate } from '@nordbo/texts/files'
import fp from 'fastify-plugin'
import { pageLanguageOf } from '../http/language.ts'
import { isPagePath } from '../http/page-path.ts'
import { escapeHtml } from '../pages/document.ts'
import { ProblemError } from '../problems/problems.ts'

/** What answers although the rest is closed: load balancers, and the files of the page. */
const open = /^\/(healthz|readyz|favicon\.svg|robots\.txt)$/

const style = `
  body { margin: 0; min-height: 100svh; display: grid; place-content: center; padding: 1.5rem; background: #fbfaf7; color: #1d2b2f;
         font: 1.0625rem/1.6 Inter, system-ui, sans-serif; text-align: center }
  main { max-width: 30rem }
  img { width: 4rem }
  h1 { margin: 1.5rem 0 .5rem; font-size: 2rem; line-height: 1.2 }
  p { margin: 0 0 2rem }
  a { display: inline-block; padding: .75rem 1.75rem; border-radius: 999px; background: #0f4c5c; color: #fff; font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 3px solid #e08a6e; outline-offset: 3px }
  @media (prefers-color-scheme: dark) { body { background: #10191c; color: #e8ecec } a { background: #8fc7d4; color: #0b2026 } }`

const pageOf = (language: LanguageCode, until: Date): string => {
  const { tag, direction } = languageOf(language)
  const write = translate(language, 'pages')
  const time = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Copenhagen',
    timeZoneName: 'short',
  }).format(until)
  const [title, text] = [write('maintenanceTitle'), write('maintenanceText', { time })]
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} – Nordbo</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="Nordbo" />
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(text)}</p>
      <a href="">${escapeHtml(write('maintenanceRetry'))}</a>
    </main>
  </body>
</html>
`
}

/** While maintenance lasts, pages answer 503 with a page that says until when, and the API with a problem (docs/architecture.md, Maintenance). */
export const maintenance = fp(async (app, { until, now }: { until: Date | null; now: () => Date }) => {
  if (!until) return
  app.addHook('onRequest', async (request, reply) => {
    const seconds = Math.ceil((until.getTime() - now().getTime()) / 1_000)
    const [path = ''] = request.url.split('?')
    if (seconds <= 0 || open.test(path)) return
    if (!isPagePath(path)) throw new ProblemError('service.unavailable', { retryAfterSeconds: seconds })
    const language = pageLanguageOf(request, languageCodes)
    return reply
      .code(503)
      .header('retry-after', seconds)
      .header('cache-control', 'no-store')
      .header('content-language', language)
      .header(
        'content-security-policy',
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(pageOf(language, until))
  })
})
