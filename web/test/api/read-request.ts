import type { Sent } from './replies.ts'

const shown = (value: FormDataEntryValue): unknown =>
  typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size }

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart/form-data')) {
    const form = await request.formData()
    return Object.fromEntries([...form].map(([name, value]) => [name, shown(value)]))
  }
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
