import { mostListingPhotos } from '@nordbo/listing-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem, codeOf } from '../../../lib/api/problem.ts'
import { toastError, toastInfo, toastSuccess } from '../../../lib/toast/toast.ts'
import { photosKey, uploadPhoto } from './photo-api.ts'

/** A photo on its way, or one that did not arrive. */
export interface PhotoUpload {
  file: File
  /** Object URL of the file, and the upload's name. */
  preview: string
  /** 0 to 1; at 1 the server derives the sizes. */
  part: number
  error: unknown
}

/** The largest photo that the server takes, bytes. */
const largest = 20 * 1024 * 1024
/** Uploads of a person at the same time; more would only wait at the server. */
const atOnce = 2

/** What can be said about a file before it is sent; null if nothing speaks against it. */
const problemOf = (file: File): ApiProblem | null => {
  if (!file.type.startsWith('image/')) return new ApiProblem('request.unsupported', 415)
  return file.size > largest ? new ApiProblem('photo.tooLarge', 413) : null
}

/** Uploads photos, two at a time, each with its own progress, cancel and retry. */
export const usePhotoUploads = (id: string, stored: number) => {
  const { t } = useTranslation('createListing')
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const running = useRef(new Map<string, AbortController>())
  const waiting = useRef<PhotoUpload[]>([])
  const previews = useRef(new Set<string>())
  const change = (preview: string, changes: Partial<PhotoUpload>): void =>
    setUploads((before) => before.map((upload) => (upload.preview === preview ? { ...upload, ...changes } : upload)))
  const drop = (preview: string): void => {
    waiting.current = waiting.current.filter((upload) => upload.preview !== preview)
    running.current.get(preview)?.abort()
    setUploads((before) => before.filter((upload) => upload.preview !== preview))
  }

  useEffect(
    () => () => {
      for (const controller of running.current.values()) controller.abort()
      for (const preview of previews.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  const send = async ({ file, preview }: PhotoUpload): Promise<void> => {
    const controller = new AbortController()
    running.current.set(preview, controller)
    try {
      const onProgress = (part: number): void => change(preview, { part })
      const { repeated } = await uploadPhoto(id, { file, onProgress, signal: controller.signal })
      await queries.invalidateQueries({ queryKey: photosKey(id) })
      setUploads((before) => before.filter((upload) => upload.preview !== preview))
      if (repeated) toastInfo({ title: t('photoRepeated') })
      else toastSuccess({ title: t('photoUploaded') })
    } catch (error) {
      if (controller.signal.aborted) return
      change(preview, { error })
      toastError({ title: t(codeOf(error) === 'auth.required' ? 'photosSignIn' : 'photoUploadFailed') })
    } finally {
      running.current.delete(preview)
      next()
    }
  }
  const next = (): void => {
    while (running.current.size < atOnce) {
      const upload = waiting.current.shift()
      if (!upload) return
      void send(upload)
    }
  }
  const start = (upload: PhotoUpload): void => {
    waiting.current.push(upload)
    next()
  }

  return {
    uploads,
    drop,
    add: (files: readonly File[]): void => {
      const room = mostListingPhotos - stored - uploads.length
      if (files.length > room) toastError({ title: t('photosMost') })
      const added = files.slice(0, Math.max(0, room)).map((file): PhotoUpload => {
        const preview = URL.createObjectURL(file)
        previews.current.add(preview)
        return { file, preview, part: 0, error: problemOf(file) }
      })
      setUploads((before) => [...before, ...added])
      for (const upload of added) if (upload.error === null) start(upload)
    },
    retry: (upload: PhotoUpload): void => {
      change(upload.preview, { part: 0, error: null })
      start({ ...upload, part: 0, error: null })
    },
  }
}
export type PhotoUploads = ReturnType<typeof usePhotoUploads>
