/** A browser that keeps its cookies and follows no redirect. */
export interface CookieBrowser {
  readonly cookies: Map<string, string>
  get(path: string): Promise<Response>
  send(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Response>
}

/** Opens a browser for the public address. */
export const cookieBrowser = (baseUrl: string): CookieBrowser => {
  const cookies = new Map<string, string>()
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      redirect: 'manual',
      headers: {
        origin: new URL(baseUrl).origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return { cookies, get: (path) => ask('GET', path), send: ask }
}
