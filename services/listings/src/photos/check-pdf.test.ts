import { mostPdfBytes } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { checkPdf, isPdf } from './check-pdf.ts'

const pdf = (content: string | Buffer = ''): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n'),
    Buffer.from(content),
    Buffer.from('\nstartxref\n9\n%%EOF\n'),
  ])
describe('the check of a PDF', () => {
  test('lets an ordinary one through', () => {
    expect(checkPdf(pdf('<</Type/Page/JSON true>>'))).toMatchObject({ ok: true })
  })

  test.each([
    ['nothing', Buffer.from('')],
    ['a page', Buffer.from('<!doctype html><p>%PDF')],
    ['a PDF without its end', pdf().subarray(0, 40)],
  ])('refuses %s as unreadable', (_, file) => {
    expect(checkPdf(file)).toMatchObject({ ok: false, error: { code: 'document.unreadable' } })
  })

  test.each([
    ['runs a script', pdf('<</S/JavaScript/JS(app.alert(1))>>')],
    ['writes the name of a script by numbers', pdf('<</S/J#61vaScript>>')],
    ['starts a program', pdf('<</S /Launch /F (cmd)>>')],
    ['carries a file', pdf('<</Type/EmbeddedFile>>')],
    ['has a file pinned to a page', pdf('<</Subtype/FileAttachment/FS 6 0 R>>')],
    ['names a file that it carries', pdf('<</Type/Filespec/F(evil.exe)/EF<</F 6 0 R>>>>')],
    ['refers to the files that it carries', pdf('<</F(evil.exe)/EF 6 0 R>>')],
    ['is locked', pdf('trailer <</Encrypt 5 0 R>>')],
  ])('refuses one that %s', (_, file) => {
    expect(checkPdf(file)).toMatchObject({ ok: false, error: { code: 'document.active' } })
  })

  test('lets a scan through whose bytes spell the name of a script by chance', () => {
    expect(checkPdf(pdf(Buffer.from('stream\n\x80/JS\x81/JS/EF\x82/EF/\nendstream', 'latin1')))).toMatchObject({
      ok: true,
    })
    for (const written of ['/JS(x)', '/JS <78>', '/JS 5 0 R', '/JS%\n(x)', '/JS\0(x)'])
      expect(checkPdf(pdf(`<<${written}>>`)), written).toMatchObject({ error: { code: 'document.active' } })
  })

  test('refuses one above 10 MB', () => {
    expect(checkPdf(pdf(Buffer.alloc(mostPdfBytes)))).toMatchObject({ error: { code: 'document.tooLarge' } })
  })

  test('knows a PDF by its first bytes', () => {
    expect([isPdf(pdf()), isPdf(Buffer.from('RIFF'))]).toEqual([true, false])
  })
})
