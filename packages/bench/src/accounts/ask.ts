/** Sends a request of a browser with a JSON body, and reads the whole answer. */
export const send = async (url: string, path: string, body: unknown, cookie = ''): Promise<Response> => {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer
}

/** The time of a request whose answer has one of these statuses, ms. @throws for another one */
export const timeOf = async (
  statuses: readonly number[],
  ask: () => Promise<{ status: number; url: string }>,
): Promise<number> => {
  const began = performance.now()
  const { status, url } = await ask()
  const ms = performance.now() - began
  if (!statuses.includes(status)) throw new Error(`${url} answered ${status}`)
  return ms
}
