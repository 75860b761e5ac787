import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { uploadPhoto } from './upload-photo.ts'

/** The largest photo that the server accepts, in bytes. */
const largest = 20 * 1024 * 1024

/** A photo being uploaded, or one whose upload failed. */
export interface Upload {
  file: File
  /** Object URL of the file. Also identifies the upload. */
  preview: string
  /** 0 to 1. */
  part: number
  error: unknown
}

/** Uploads photos one after the other. Each has its own progress and error. */
export const useUploads = (bookingId: string) => {
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const previews = useRef(new Set<string>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const change = (preview: string, changes: Partial<Upload>): void =>
    setUploads((before) => before.map((upload) => (upload.preview === preview ? { ...upload, ...changes } : upload)))
  const drop = (preview: string): void => setUploads((before) => before.filter((upload) => upload.preview !== preview))

  useEffect(
    () => () => {
      for (const preview of previews.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  const send = ({ preview, file }: Pick<Upload, 'preview' | 'file'>): void => {
    queue.current = queue.current.then(async () => {
      try {
        await uploadPhoto({ bookingId, file, onProgress: (part) => change(preview, { part }) })
        await queries.invalidateQueries({ queryKey: queryKeys.damage })
        drop(preview)
      } catch (error) {
        change(preview, { error })
      }
    })
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const preview = URL.createObjectURL(file)
        previews.current.add(preview)
        const error = file.size > largest ? new ApiProblem('photo.tooLarge', 413) : null
        return { file, preview, part: 0, error }
      })
      setUploads((before) => [...before, ...added])
      for (const upload of added) if (upload.error === null) send(upload)
    },
    retry: (upload: Upload) => {
      change(upload.preview, { part: 0, error: null })
      send(upload)
    },
    drop,
  }
}
