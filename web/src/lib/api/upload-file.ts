import { keyHeader, keyOf, releaseIntent } from './intent-keys.ts'
import { ApiProblem, problemFrom } from './problem.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

interface Upload<T> {
  path: string
  file: File
  /** Recognises the answer of a stored file. */
  isAnswer: (body: unknown) => body is T
  /** 0 to 1. */
  onProgress: (part: number) => void
  /** Cancels it. The promise then rejects as after a lost connection. */
  signal?: AbortSignal
}

/** Uploads a file. XMLHttpRequest reports progress, fetch does not. Rejects with an {@link ApiProblem}. */
export const uploadFile = <T>({ path, file, isAnswer, onProgress, signal }: Upload<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const intent = `POST ${path} ${JSON.stringify([file.name, file.size, file.lastModified])}`
    const lost = (): void => reject(new ApiProblem('service.unavailable', 0))
    if (signal?.aborted) return lost()
    const request = new XMLHttpRequest()
    signal?.addEventListener('abort', () => request.abort())
    request.open('POST', path)
    request.setRequestHeader(keyHeader, keyOf(intent))
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
    form.append('file', file)
    request.send(form)
  })
