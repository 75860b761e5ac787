import type { DamagePhoto } from '../../lib/api/model.ts'
import { uploadFile } from '../../lib/api/upload-file.ts'

const isPhoto = (value: unknown): value is { photo: DamagePhoto } =>
  typeof value === 'object' && value !== null && 'photo' in value

interface Upload {
  bookingId: string
  file: File
  /** 0 to 1. */
  onProgress: (part: number) => void
}

/** Uploads a photo of a damage. Rejects with an `ApiProblem`. */
export const uploadPhoto = async ({ bookingId, ...upload }: Upload): Promise<DamagePhoto> => {
  const path = `/api/bookings/${encodeURIComponent(bookingId)}/damage-photos`
  return (await uploadFile({ ...upload, path, isAnswer: isPhoto })).photo
}
