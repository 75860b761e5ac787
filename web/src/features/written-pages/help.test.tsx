import { expect, test, vi } from 'vitest'
import { aWrittenPage, frontPageAnswers, type OpenApp, openApp, screen, waitFor, within } from '../../../test/kit.ts'

const answers = {
  ...frontPageAnswers(),
  'GET /api/pages/{slug}': aWrittenPage('help'),
} as const
const mainPart = async () => within(await screen.findByRole('main'))
const questions = (): number => document.querySelectorAll('main details').length

const search = async (app: OpenApp, words: string): Promise<void> => {
  const field = await screen.findByLabelText('Søg i hjælpen')
  await app.user.clear(field)
  await app.user.type(field, words)
}

test('the help is searched with a typo, and a question opens by its address', async () => {
  const app = await openApp({ path: '/', answers })
  await app.user.click(await screen.findByLabelText('Konto'))
  await app.user.click(await screen.findByText('Hjælpecenter', { selector: '[role=menuitem]' }))
  await waitFor(() => expect(app.address()).toBe('/help'))
  await screen.findByLabelText('Søg i hjælpen')
  const main = await mainPart()
  expect(questions()).toBe(23)
  await search(app, 'afbestiler')
  await main.findByText(/^\d+ spørgsmål$/, { selector: '[role=status]' })
  const pets = 'Må jeg tage hund, kat eller andre kæledyr med?'
  expect(main.queryByText(pets)).not.toBeInTheDocument()
  await app.user.click(main.getByText('Hvordan afbestiller jeg?'))
  expect(main.getByText('siden om afbestilling')).toHaveAttribute('href', '/cancellation')
  // Some words of a sentence are enough.
  await search(app, 'må min hund komme i sengen')
  expect(main.getByText(pets)).toBeVisible()
  // What a question is about finds it, also in words that it does not use.
  await search(app, 'refusion')
  expect(main.getByText('Hvornår får jeg pengene tilbage?')).toBeVisible()
  await search(app, 'nøgleboks')
  await app.user.click(main.getByText('Hvordan tjekker jeg ind og får nøglen?'))
  expect(main.getByText(/Fra 48 timer før indtjekning kan du læse værtens besked om nøgle og vej/)).toBeInTheDocument()
  await search(app, 'rumraket')
  expect(main.getByText(/Ingen spørgsmål passer til »rumraket«/)).toBeVisible()
  expect(questions()).toBe(0)
  expect(main.getByText('Kontakt').closest('a')).toHaveAttribute('href', '/contact')
  // A topic that the search hides is shown again by its link, which leads to it.
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const contents = within(screen.getByLabelText('På denne side'))
  await app.user.click(contents.getByText('Betaling'))
  const payment = await main.findByText('Betaling', { selector: 'h2' })
  await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toBe(payment))
  expect(screen.getByLabelText('Søg i hjælpen')).toHaveValue('')
})

test('the address of a question opens it', async () => {
  await openApp({ path: '/help#refund', answers })
  const answer = await (await mainPart()).findByText(/Det tager 5–10 bankdage, før pengene står på din konto\./)
  expect(answer.closest('details')).toHaveAttribute('open')
})

test('below the questions stand mail, telephone, hours and form of the support, whatever is searched', async () => {
  const app = await openApp({ path: '/help', answers })
  await search(app, 'rumraket')
  expect(questions()).toBe(0)
  const main = await mainPart()
  const heading = main.getByText('Stadig brug for hjælp?', { selector: 'h2' })
  const link = within(screen.getByLabelText('På denne side')).getByText('Stadig brug for hjælp?')
  expect(link).toHaveAttribute('href', `#${heading.id}`)
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await app.user.click(link)
  await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toBe(heading))
  await search(app, 'rumraket')
  expect(questions()).toBe(0)
  for (const [name, href] of [
    ['hjaelp@nordbo.example', 'mailto:hjaelp@nordbo.example'],
    ['+45 70 00 00 00', 'tel:+45 70 00 00 00'],
  ] as const)
    expect(main.getByText(name)).toHaveAttribute('href', href)
  expect(main.getByText(/på hverdage kl\. 9–17 og i weekenden kl\. 10–14\./)).toBeVisible()
  app.answer('GET /api/pages/{slug}', aWrittenPage('contact'))
  await app.user.click(main.getByText('formularen'))
  await waitFor(() => expect(app.address()).toBe('/contact'))
})

const titles = [
  ['da', 'Vilkår for brug'],
  ['en', 'Terms of use'],
  ['en-GB', 'Terms of use'],
  ['de', 'Nutzungsbedingungen'],
  ['fr', 'Conditions d’utilisation'],
  ['pt', 'Termos de uso'],
  ['zh', '使用条款'],
  ['ar', 'شروط الاستخدام'],
] as const
for (const [language, title] of titles)
  test(`the terms are read in the language ${language}, in its direction`, async () => {
    await openApp({
      path: '/terms',
      language,
      answers: { 'GET /api/pages/{slug}': aWrittenPage('terms', language) },
    })
    expect(await screen.findByText(title, { selector: 'h1' })).toBeVisible()
    expect(document.dir || 'ltr').toBe(language === 'ar' ? 'rtl' : 'ltr')
    expect(screen.getByRole('main')).toHaveTextContent('2025')
  })
