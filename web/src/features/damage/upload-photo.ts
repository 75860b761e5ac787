import { keyHeader, keyOf, releaseIntent } from '../../lib/api/intent-keys.ts'
import type { DamagePhoto } from '../../lib/api/model.ts'
import { ApiProblem, problemFrom } from '../../lib/api/problem.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isPhoto = (value: unknown): value is { photo: DamagePhoto } =>
  typeof value === 'object' && value !== null && 'photo' in value

interface Upload {
  bookingId: string
  file: File
  /** 0 to 1. */
  onProgress: (part: number) => void
}

/** Uploads a photo. XMLHttpRequest reports progress, fetch does not. Rejects with an {@link ApiProblem}. */
export const uploadPhoto = ({ bookingId, file, onProgress }: Upload): Promise<DamagePhoto> =>
  new Promise((resolve, reject) => {
    const path = `/api/bookings/${encodeURIComponent(bookingId)}/damage-photos`
    const intent = `POST ${path} ${JSON.stringify([file.name, file.size, file.lastModified])}`
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader(keyHeader, keyOf(intent))
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const body = parsed(request.responseText)
      releaseIntent(intent, request.status)
      if (request.status < 300 && isPhoto(body)) resolve(body.photo)
      else reject(problemFrom(request.status, body))
    })
    request.addEventListener('error', () => reject(new ApiProblem('service.unavailable', 0)))
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
