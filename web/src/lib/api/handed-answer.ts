/**
 * An answer that the server put into the page because the page asks for it first; undefined for everything else. It is used once: whoever
 * asks again asks the server.
 */
export const handedAnswer = (request: Request): Response | undefined => {
  if (request.method !== 'GET') return undefined
  const { pathname, search } = new URL(request.url)
  const handed = [...document.querySelectorAll<HTMLScriptElement>('script[data-answer]')].find(
    ({ dataset }) => dataset.answer === pathname + search,
  )
  if (!handed) return undefined
  handed.remove()
  return new Response(handed.textContent, { headers: { 'content-type': 'application/json' } })
}
