/** Answers by path and query, as JSON. */
export type Handed = Map<string, string>

/** What the server put into the page because its scripts ask for it first. */
export const readHanded = (): Handed =>
  new Map(
    [...document.querySelectorAll<HTMLScriptElement>('script[data-answer]')].map((script) => [
      script.dataset.answer ?? '',
      script.textContent,
    ]),
  )

/** The handed answer to a request; undefined for everything else. It is used once: whoever asks again asks the server. */
export const takeAnswer = (handed: Handed, request: Request): Response | undefined => {
  const { pathname, search } = new URL(request.url)
  const json = request.method === 'GET' ? handed.get(pathname + search) : undefined
  if (json === undefined) return undefined
  handed.delete(pathname + search)
  return new Response(json, { headers: { 'content-type': 'application/json' } })
}
