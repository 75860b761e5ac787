import { expect, test } from 'vitest'
import {
  type Answers,
  aHost,
  aPlan,
  aTemplate,
  fill,
  findDialog,
  openApp,
  refuse,
  screen,
  templateAnswers,
  waitFor,
  within,
} from '../../../test/kit.ts'

const path = '/host/dashboard/messages/templates'
const openTemplates = (answers: Answers = templateAnswers(), at = path) =>
  openApp({ path: at, person: aHost(), answers })

test('a host writes a template with placeholders, sees it filled, changes and deletes it', async () => {
  const app = await openTemplates(templateAnswers(), '/host/dashboard/messages')
  const { user } = app
  await user.click(await screen.findByRole('link', { name: 'Skabeloner' }))
  await screen.findByRole('heading', { name: 'Ingen skabeloner endnu' })
  expect(app.address()).toBe(path)
  await user.click(screen.getByRole('button', { name: 'Ny skabelon' }))
  const element = await findDialog('Ny skabelon')
  const dialog = within(element)
  await user.click(dialog.getByText('Gem'))
  await dialog.findByText('Skriv en titel.')
  dialog.getByText('Skriv en tekst.')
  await fill(app.user, dialog.getByLabelText(/^Titel/), 'Velkomst')
  const text = dialog.getByRole('textbox', { name: /^Tekst/ })
  if (!(text instanceof HTMLTextAreaElement)) throw new Error('the text is no field of several lines')
  await fill(app.user, text, 'Hej , velkommen.')
  text.setSelectionRange(4, 4)
  await user.click(dialog.getByRole('button', { name: 'Gæstens fornavn' }))
  expect(text).toHaveValue('Hej {{guest}}, velkommen.')
  await waitFor(() => expect(text).toHaveFocus())
  await user.keyboard('!')
  expect(text).toHaveValue('Hej {{guest}}!, velkommen.')
  expect(dialog.getByTestId('template-preview')).toHaveTextContent('Hej Mette!, velkommen.')
  await fill(app.user, text, 'Hej {{guset}}')
  await dialog.findByText(/»guset« er ikke et felt/)
  await user.click(dialog.getByText('Gem'))
  expect(element).toBeInTheDocument()
  expect(app.requests('POST /api/host/message-templates')).toEqual([])
  await fill(app.user, text, 'Hej {{guest}}, koden er 4711.')
  await user.click(dialog.getByText('Gem'))
  await waitFor(() => expect(element).not.toBeInTheDocument())
  expect(app.address()).toBe(path)
  const list = within(await screen.findByRole('list', { name: 'Skabeloner' }))
  await list.findByText('Hej {{guest}}, koden er 4711.')
  await screen.findByText('1 af 50 skabeloner')
  await user.click(list.getByRole('button', { name: 'Redigér Velkomst' }))
  const edit = within(await findDialog())
  await fill(app.user, edit.getByLabelText(/^Titel/), 'Ankomst')
  await user.click(edit.getByText('Gem'))
  await list.findByText('Ankomst')
  await user.click(await screen.findByRole('button', { name: 'Slet Ankomst' }))
  await user.click(within(await findDialog()).getByRole('button', { name: 'Slet' }))
  await screen.findByRole('heading', { name: 'Ingen skabeloner endnu' })
})

test('what is typed of a template survives a reload, and giving it up is asked first', async () => {
  const app = await openTemplates(templateAnswers(), `${path}?template=new`)
  const { user } = app
  await fill(app.user, await screen.findByLabelText(/^Titel/), 'Afrejse')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented, 'the browser asks before it reloads').toBe(true)
  await app.reload()
  expect(await screen.findByLabelText(/^Titel/)).toHaveValue('Afrejse')
  await findDialog('Ny skabelon')
  await user.keyboard('{Escape}')
  const asked = () => findDialog('Vil du kassere det, du har skrevet?')
  const question = await asked()
  await user.click(within(question).getByText('Bliv og redigér'))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  const dialog = within(await findDialog('Ny skabelon'))
  expect(dialog.getByLabelText(/^Titel/)).toHaveValue('Afrejse')
  await user.click(dialog.getByText('Annullér'))
  await user.click(within(await asked()).getByText('Kassér'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Ny skabelon' }))
  expect(await screen.findByLabelText(/^Titel/)).toHaveValue('')
})

test('a plan reads as a sentence, is made and deleted, and goes with its template', async () => {
  const template = aTemplate({ title: 'Nøgler', body: 'Nøglen hænger i skuret, {{guest}}.' })
  const app = await openTemplates(templateAnswers([template]), `${path}?tab=planned`)
  const { user } = app
  await user.click(await screen.findByRole('button', { name: 'Planlæg en besked' }))
  const element = await findDialog('Planlæg en besked')
  const dialog = within(element)
  const sentence = dialog.getByTestId('plan-sentence')
  expect(sentence).toHaveTextContent('2 dage før indtjekning kl. 16.00, alle boliger')
  await user.click(dialog.getByRole('button', { name: /^(Færre|Mindre)/ }))
  expect(sentence).toHaveTextContent('1 dag før indtjekning kl. 16.00, alle boliger')
  await user.click(dialog.getByText('Udtjekning'))
  await user.click(dialog.getByText('Samme dag'))
  await user.selectOptions(dialog.getByLabelText('Klokkeslæt'), '9')
  expect(sentence).toHaveTextContent('På dagen for udtjekning kl. 09.00, alle boliger')
  await user.click(dialog.getByRole('button', { name: 'Planlæg' }))
  await waitFor(() => expect(element).not.toBeInTheDocument())
  expect(app.requests('POST /api/host/planned-messages')[0]?.body).toMatchObject({
    ...{ templateId: template.id, anchor: 'checkOut', days: 0, hour: 9 },
  })
  const plans = await screen.findByRole('list', { name: 'Planlagte beskeder' })
  expect(plans).toHaveTextContent('På dagen for udtjekning kl. 09.00, alle boliger')
  await user.click(screen.getByRole('tab', { name: /^Skabeloner/ }))
  await screen.findByText('Sendes selv: På dagen for udtjekning kl. 09.00, alle boliger')
  await user.click(screen.getByRole('button', { name: 'Slet Nøgler' }))
  const question = await findDialog()
  expect(question).toHaveTextContent('Den planlagte besked, der bruger den, slettes også.')
  await user.click(within(question).getByText('Annullér'))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  await user.click(await screen.findByRole('tab', { name: /^Planlagte beskeder/ }))
  await user.click(await screen.findByRole('button', { name: /^Slet planen: Nøgler/ }))
  await user.click(within(await findDialog()).getByRole('button', { name: 'Slet' }))
  await screen.findByRole('heading', { name: 'Ingen planlagte beskeder endnu' })
})

test('at fifty templates and twenty plans the page says that there is no room', async () => {
  const templates = Array.from({ length: 50 }, (_, at) => aTemplate({ title: `Skabelon ${at + 1}` }))
  const plans = Array.from({ length: 20 }, (_, hour) => aPlan({ templateId: templates[0]?.id ?? '', hour }))
  const app = await openTemplates(templateAnswers(templates, plans))
  await screen.findByText(/^Du har 50 skabeloner, og flere er der ikke plads til\./)
  expect(screen.getByText('Ny skabelon').closest('button')).toBeDisabled()
  await app.user.click(screen.getByRole('tab', { name: /^Planlagte beskeder/ }))
  await screen.findByText(/^Du har 20 planlagte beskeder, og flere er der ikke plads til\./)
  expect(screen.getByText('Planlæg en besked').closest('button')).toBeDisabled()
})

test('templates that cannot be loaded say so, and a retry loads them', async () => {
  const answers = { ...templateAnswers(), 'GET /api/host/message-templates': refuse('request.invalid') }
  const app = await openTemplates(answers)
  await screen.findByRole('heading', { name: 'Kunne ikke hente skabelonerne' })
  app.answer('GET /api/host/message-templates', { items: [aTemplate({ title: 'Velkomst' })] })
  await app.user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  await screen.findByRole('heading', { name: 'Velkomst' })
})
