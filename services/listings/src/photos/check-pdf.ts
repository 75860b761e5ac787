import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { err, mostPdfBytes, ok, type Result } from '@nordbo/contracts'

const unpack = promisify(inflate)

/** Where the mark of a PDF and its end must lie, bytes from the start and from the end. */
const edge = 1_024
/** The most that packed objects may hold: one of them, and all together, bytes. */
const most = { one: 4 * 1_024 * 1_024, all: 32 * 1_024 * 1_024 } as const

/** What a PDF can do by itself, carry along, or hide behind a password. */
const refusedNames =
  /\/(?:Encrypt|JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR)(?![A-Za-z0-9])/
/** The name of an object that holds other objects, packed, and the word that its bytes follow. */
const packed = /\/ObjStm\b/g
const begin = /stream\r?\n/g

/** Whether a file begins as a PDF does. */
export const isPdf = (file: Buffer): boolean => file.subarray(0, edge).includes('%PDF-')

/** A name may be written in part by the numbers of its letters: `/J#53` is `/JS`. */
const plain = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The objects that lie packed in a PDF; undefined if one cannot be unpacked, or they are too large. */
const packedObjects = async (file: Buffer, text: string): Promise<string[] | undefined> => {
  const found: string[] = []
  let size = 0
  for (const { index } of text.matchAll(packed)) {
    begin.lastIndex = index
    const word = begin.exec(text)
    if (!word) return undefined
    const from = word.index + word[0].length
    const end = text.indexOf('endstream', from)
    const objects = await unpack(file.subarray(from, end < 0 ? undefined : end), { maxOutputLength: most.one }).catch(
      () => undefined,
    )
    size += objects?.length ?? most.all
    if (!objects || size > most.all) return undefined
    found.push(plain(objects.toString('latin1')))
  }
  return found
}

/**
 * Refuses what is no whole PDF (`document.unreadable`), is too large (`document.tooLarge`), or is locked, runs something or carries other
 * files (`document.active`). Packed objects are looked into as well.
 */
export const checkPdf = async (file: Buffer): Promise<Result<null>> => {
  if (file.length > mostPdfBytes) return err('document.tooLarge', { maxBytes: mostPdfBytes })
  const end = file.subarray(-edge)
  if (!isPdf(file) || !end.includes('%%EOF') || !end.includes('startxref')) return err('document.unreadable')
  const text = file.toString('latin1')
  const objects = await packedObjects(file, text)
  if (!objects) return err('document.unreadable')
  return [plain(text), ...objects].some((each) => refusedNames.test(each)) ? err('document.active') : ok(null)
}
