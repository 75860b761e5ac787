import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'

const languages = ['da', 'en', 'en-GB', 'de', 'fr', 'pt', 'zh', 'ar'] as const
const Letters = z.record(z.string(), z.object({ subject: z.string(), html: z.string(), text: z.string() }))
type Letters = z.infer<typeof Letters>

let folder = ''

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nordbo-letters-'))
  const script = join(import.meta.dirname, '../../services/messaging/test/letters-page/write-letters-page.ts')
  execFileSync(join(import.meta.dirname, '../../node_modules/.bin/node'), [
    '--disable-warning=ExperimentalWarning',
    script,
    folder,
  ])
})

/** The letters that the page shows: each file is an assignment of JSON. */
const lettersIn = (language: string): Letters => {
  const file = readFileSync(join(folder, `letters-${language}.js`), 'utf8')
  return Letters.parse(JSON.parse(file.slice(file.indexOf('=') + 1)))
}

/** What sticks out of each letter in a frame of this width; letters that fit are left out. */
const tooWide = (page: Page, letters: Letters, width: number): Promise<string[]> =>
  page.evaluate(
    async ([all, frameWidth]) => {
      const frame = document.createElement('iframe')
      frame.style.cssText = `width:${frameWidth}px;height:600px;border:0`
      document.body.append(frame)
      const wide: string[] = []
      for (const [name, { html }] of Object.entries(all)) {
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
        frame.srcdoc = html
        await loaded
        const root = frame.contentDocument?.documentElement
        if (root === undefined || root.scrollWidth > frameWidth || (root.textContent ?? '').length < 100)
          wide.push(`${name}: ${root?.scrollWidth}`)
      }
      frame.remove()
      return wide
    },
    [letters, width] as const,
  )

for (const language of languages)
  test(`no letter in ${language} is wider than a phone of 320 px or a column of 600 px`, async ({ page }) => {
    const letters = lettersIn(language)
    expect(Object.keys(letters).length).toBeGreaterThan(200)
    for (const width of [320, 600]) expect(await tooWide(page, letters, width), `${width} px`).toEqual([])
  })

/** The first letter of each kind. */
const kindsOf = (letters: Letters): [string, Letters[string]][] => {
  const seen = new Set<string>()
  return Object.entries(letters).filter(([name]) => {
    const kind = name.split(' ')[0] ?? name
    const isFirst = !seen.has(kind)
    seen.add(kind)
    return isFirst
  })
}

test('a letter of each kind is accessible in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 })
  for (const [name, { html }] of kindsOf(lettersIn('da'))) {
    await page.setContent(html)
    await expectAccessibleInAnyLight(page, name)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })
  for (const language of ['ar', 'zh', 'de'] as const)
    test(`letters in ${language} are accessible in light and dark`, async ({ page }) => {
      const letters = lettersIn(language)
      for (const name of ['stayConfirmed plain', 'requestReceived plain', 'savedSearchHome', 'payoutsSent 5']) {
        await page.setContent(letters[name]?.html ?? '')
        await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
        await expectAccessibleInAnyLight(page, `${name} in ${language}`)
      }
    })
})

test('one page shows every letter by kind, language, width and theme', async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
  const status = page.getByRole('status')
  await expect(status).toHaveText(`${Object.keys(lettersIn('da')).length} breve`)
  await expectAccessibleInAnyLight(page, 'the page of letters')

  await page.getByLabel('Brev').selectOption('stayConfirmed')
  await page.getByLabel('Sprog').selectOption('ar')
  await page.getByLabel('Bredde').selectOption('600')
  const theme = page.getByRole('combobox', { name: /^Lys/ })
  await theme.selectOption('dark')
  const letter = page.frameLocator('iframe[title="stayConfirmed plain, ar"]')
  await expect(letter.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(letter.locator('body')).toHaveCSS('background-color', 'rgb(14, 22, 20)')
  await theme.selectOption('light')
  await expect(letter.locator('body')).toHaveCSS('background-color', 'rgb(246, 242, 234)')
  await page.getByLabel('Sprog').selectOption('')
  await expect(page.locator('figure')).toHaveCount(
    Object.keys(lettersIn('da')).filter((name) => name.startsWith('stayConfirmed')).length * 8,
  )

  await page.reload()
  await expect(page.getByLabel('Brev')).toHaveValue('stayConfirmed')
})
