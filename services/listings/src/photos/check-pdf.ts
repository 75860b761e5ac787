import { err, mostPdfBytes, ok, type Result } from '@nordbo/contracts'

/** Where the mark of a PDF and its end must lie, bytes from the start and from the end. */
const edge = 1_024

/**
 * What a PDF can do by itself, carry along, or hide behind a password. `/JS` has a text or a reference after it, `/EF` a list of
 * files: three letters alone are in every other scan by chance.
 */
const refusedNames =
  /\/(?:(?:Encrypt|JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR)(?![A-Za-z0-9])|JS(?=[\s\0]*[(<%]|[\s\0]+\d)|EF(?=[\s\0]*<<|[\s\0]+\d+[\s\0]+\d+[\s\0]+R))/

/** Whether a file begins as a PDF does. */
export const isPdf = (file: Buffer): boolean => file.subarray(0, edge).includes('%PDF-')

/** A name may be written in part by the numbers of its letters: `/J#53` is `/JS`. */
const plain = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Refuses what is no whole PDF (`document.unreadable`), is too large (`document.tooLarge`), or says openly that it is locked, runs
 * something or carries other files (`document.active`), so that its sender learns what would be left out. It does not look into what lies
 * packed: nothing but pictures of the pages is kept (`redrawPdf`).
 */
export const checkPdf = (file: Buffer): Result<null> => {
  if (file.length > mostPdfBytes) return err('document.tooLarge', { maxBytes: mostPdfBytes })
  const end = file.subarray(-edge)
  if (!isPdf(file) || !end.includes('%%EOF') || !end.includes('startxref')) return err('document.unreadable')
  return refusedNames.test(plain(file.toString('latin1'))) ? err('document.active') : ok(null)
}
