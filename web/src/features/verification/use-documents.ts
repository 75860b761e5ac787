import { useEffect, useMemo, useState } from 'react'

/** The pictures of a request, in the order of the form. */
export const documentKinds = ['front', 'back', 'selfie'] as const
export type DocumentKind = (typeof documentKinds)[number]
/** Why a picture is refused before it is sent. */
export type DocumentFault = 'frontMissing' | 'selfieMissing' | 'notAnImage' | 'tooLarge'

/** The largest picture that the server accepts, bytes. */
const largest = 20 * 1024 * 1024
/** What the file dialog offers. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

const faultOf = ({ type, size }: File): DocumentFault | undefined => {
  if (!acceptedTypes.includes(type)) return 'notAnImage'
  return size > largest ? 'tooLarge' : undefined
}

type Files = Partial<Record<DocumentKind, File>>
type Previews = Partial<Record<DocumentKind, string>>
type Faults = Partial<Record<DocumentKind, DocumentFault>>

const previewsOf = (files: Files): Previews =>
  Object.fromEntries(Object.entries(files).map(([kind, file]) => [kind, URL.createObjectURL(file)]))

/** The chosen pictures with object URLs of their previews, and what is wrong with them. */
export const useDocuments = () => {
  const [files, setFiles] = useState<Files>({})
  const [faults, setFaults] = useState<Faults>({})
  const previews = useMemo(() => previewsOf(files), [files])
  useEffect(
    () => () => {
      for (const preview of Object.values(previews)) URL.revokeObjectURL(preview)
    },
    [previews],
  )

  const choose = (kind: DocumentKind, file: File): void => {
    const fault = faultOf(file)
    setFaults((before) => ({ ...before, [kind]: fault }))
    if (fault === undefined) setFiles((before) => ({ ...before, [kind]: file }))
  }
  const remove = (kind: DocumentKind): void => {
    setFaults((before) => ({ ...before, [kind]: undefined }))
    setFiles(({ [kind]: _removed, ...others }) => others)
  }
  /** The pictures to send; undefined, with the faults shown, while a required one is missing. */
  const check = (): Record<string, File> | undefined => {
    const missing: Faults = {
      ...(files.front ? {} : { front: 'frontMissing' }),
      ...(files.selfie ? {} : { selfie: 'selfieMissing' }),
    }
    setFaults(missing)
    return Object.keys(missing).length === 0 ? { ...files } : undefined
  }
  return { previews, faults, choose, remove, check, dirty: Object.keys(files).length > 0 }
}
