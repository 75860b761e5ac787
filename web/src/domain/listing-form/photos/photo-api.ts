import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { uploadFile } from '../../../lib/api/upload-file.ts'
import type { PhotoDescriptor } from '../../../lib/photos/photo-sources.ts'

/** The key of a draft's or a home's photos. Notices about drafts refetch it. */
export const photosKey = (id: string) => [...queryKeys.drafts, id, 'photos'] as const

/** The photos of a draft or a home, the cover first. */
export const usePhotos = (id: string) =>
  useQuery({
    queryKey: photosKey(id),
    queryFn: async () => (await answer(api.GET('/api/host/listings/{id}/photos', { params: { path: { id } } }))).photos,
  })

export const arrangePhotos = (id: string, hashes: string[]) =>
  answer(api.PUT('/api/host/listings/{id}/photos/order', { params: { path: { id } }, body: { hashes } }))

export const deletePhoto = (path: { id: string; hash: string }) =>
  answer(api.DELETE('/api/host/listings/{id}/photos/{hash}', { params: { path } }))

export const restorePhoto = (path: { id: string; hash: string }) =>
  answer(api.POST('/api/host/listings/{id}/photos/{hash}/restore', { params: { path } }))

export const describePhoto = (
  path: { id: string; hash: string },
  body: { alt: string | null; altEnglish: string | null },
) => answer(api.PATCH('/api/host/listings/{id}/photos/{hash}', { params: { path }, body }))

interface Uploaded {
  photo: PhotoDescriptor
  /** The home had the same photo already. */
  repeated: boolean
}
const isUploaded = (value: unknown): value is Uploaded =>
  typeof value === 'object' && value !== null && 'photo' in value && 'repeated' in value

interface PhotoUpload {
  file: File
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Uploads a photo. Rejects with an `ApiProblem`. */
export const uploadPhoto = (id: string, upload: PhotoUpload): Promise<Uploaded> =>
  uploadFile({ ...upload, path: `/api/host/listings/${encodeURIComponent(id)}/photos`, isAnswer: isUploaded })
