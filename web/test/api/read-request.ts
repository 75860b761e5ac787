import type { Sent } from './replies.ts'

const nameOf = (head: string, key: 'name' | 'filename'): string | undefined =>
  new RegExp(`[; ]${key}="([^"]*)"`).exec(head)?.[1]

/**
 * The fields of a form, where a file is its name, type and size. Node would make files of its own kind of them, which is not the kind that
 * jsdom puts in its place.
 */
const formOf = (bytes: ArrayBuffer, type: string): Record<string, unknown> => {
  const boundary = /boundary=(?:"([^"]+)"|([^;]+))/.exec(type)
  const parts = Buffer.from(bytes)
    .toString('latin1')
    .split(`--${boundary?.[1] ?? boundary?.[2]}`)
    .slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n')
      const content = rest.join('\r\n\r\n').slice(0, -2)
      const text = (latin: string): string => Buffer.from(latin, 'latin1').toString()
      const file = nameOf(head, 'filename')
      const value = {
        name: text(file ?? ''),
        type: /content-type: (.+)/i.exec(head)?.[1]?.trim(),
        size: content.length,
      }
      return [text(nameOf(head, 'name') ?? ''), file === undefined ? text(content) : value]
    }),
  )
}

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart/form-data')) return formOf(await request.arrayBuffer(), type)
  const text = await request.text()
  if (text === '') return undefined
  return type.includes('json') ? JSON.parse(text) : text
}

/** A request as tests see it, without the parameters of its route. */
export const readRequest = async (request: Request): Promise<Sent> => {
  const { pathname, searchParams } = new URL(request.url)
  return {
    method: request.method,
    path: pathname,
    params: {},
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: await bodyOf(request),
  }
}
