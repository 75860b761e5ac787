/** A small whole PDF of one empty page, with `content` between its objects. */
export const aPdf = (content = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>\nendobj\n${content}\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  )

/** A form with one file in a field. */
export const fileForm = (field: string, file: Buffer, name = 'file'): FormData => {
  const form = new FormData()
  form.append(field, new Blob([Uint8Array.from(file)]), name)
  return form
}
