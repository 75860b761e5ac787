import { keyHeader, keyOf, releaseIntent } from './intent-keys.ts'
import { ApiProblem, problemFrom } from './problem.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

interface Sending<T> {
  path: string
  /** POST by default. */
  method?: 'POST' | 'PUT'
  headers?: Readonly<Record<string, string>>
  /** Recognises the answer of stored files. */
  isAnswer: (body: unknown) => body is T
  /** 0 to 1. */
  onProgress: (part: number) => void
  /** Cancels it. The promise then rejects as after a lost connection. */
  signal?: AbortSignal
}

/**
 * Uploads files in one form, each in a field of its own name. XMLHttpRequest reports progress, fetch does not. Rejects with an
 * {@link ApiProblem}.
 */
export const uploadFiles = <T>({
  path,
  method = 'POST',
  headers = {},
  files,
  isAnswer,
  onProgress,
  signal,
}: Sending<T> & { files: Readonly<Record<string, File>> }): Promise<T> =>
  new Promise((resolve, reject) => {
    const named = Object.entries(files)
    const marks = named.map(([name, file]) => [name, file.name, file.size, file.lastModified])
    const intent = `${method} ${path} ${JSON.stringify(marks)}`
    const lost = (): void => reject(new ApiProblem('service.unavailable', 0))
    if (signal?.aborted) return lost()
    const request = new XMLHttpRequest()
    signal?.addEventListener('abort', () => request.abort())
    request.open(method, path)
    request.setRequestHeader(keyHeader, keyOf(intent))
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const body = parsed(request.responseText)
      releaseIntent(intent, request.status)
      if (request.status < 300 && isAnswer(body)) resolve(body)
      else reject(problemFrom(request.status, body))
    })
    request.addEventListener('error', lost)
    request.addEventListener('abort', lost)
    const form = new FormData()
    for (const [name, file] of named) form.append(name, file)
    request.send(form)
  })

/** Uploads one file. */
export const uploadFile = <T>({ file, ...sending }: Sending<T> & { file: File }): Promise<T> =>
  uploadFiles({ ...sending, files: { file } })
