import { randomUUID } from 'node:crypto'
import { consentVersion, newsletterVersion, PasskeyCreation } from '@nordbo/contracts'
import { z } from 'zod'
import {
  aCompany,
  aPdf,
  appCode,
  type BootedStack,
  book,
  completeOnboarding,
  createAdmin,
  createEndedStay,
  createGuest,
  createHome,
  createPasskeyDevice,
  createPublishableDraft,
  createPushBrowser,
  fileForm,
  type Home,
  linkIdentity,
  type Person,
  pictureForm,
  picturesForm,
  refuseMails,
  saveCard,
  sendTicketFiles,
  signIn,
  stayIn,
  switchExtra,
  verifyMail,
  visitor,
} from '../../src/index.ts'

/** Words that stand in everything that the person writes, by which a scan finds it. */
export const markers = {
  firstName: 'Zebulon',
  lastName: 'Kvistgaard',
  mailbox: 'zk.ulvedal',
  phone: '+4587654321',
  street: 'Ulvedalsvej',
} as const

/** What a scan looks for, in any case and with any spaces in the number. */
export const markerPattern = 'zebulon|kvistgaard|zk\\.ulvedal|87 ?65 ?43 ?21|ulvedalsvej'

const Key = z.object({ key: z.string() })
const Id = z.object({ id: z.string() })
const Photo = z.object({ photo: z.object({ id: z.string() }) })
const text = (about: string): string => `${about}, skriver ${markers.firstName} ${markers.lastName}`

/** Adds a passkey and asks for another address, which neither address has confirmed yet. */
const protectAsKnown = async (stack: BootedStack, person: Person): Promise<void> => {
  const pages = new URL(stack.url)
  pages.hostname = 'localhost'
  const begun = await person.postOk(PasskeyCreation, '/api/me/passkeys/start')
  const credential = createPasskeyDevice(pages.origin).create(begun)
  await person.postOk(z.unknown(), '/api/me/passkeys', { name: `${markers.firstName}s telefon`, credential })
  await linkIdentity(person, `${markers.mailbox}-${randomUUID()}@another.example`)
  await person.postOk(z.unknown(), '/api/auth/change-email', {
    email: `${markers.mailbox}-ny-${randomUUID()}@test.example`,
  })
  const { key } = await person.postOk(Key, '/api/me/two-factor/start')
  await person.postOk(z.unknown(), '/api/me/two-factor/confirm', { code: appCode(key) })
}

/** Signs up the person, with name, phone, papers and a choice of cookies. */
const signUpKnown = async (stack: BootedStack): Promise<Person> => {
  const email = `${markers.mailbox}-${randomUUID()}@test.example`
  const name = `${markers.firstName} ${markers.lastName}`
  const account = { name, email, password: 'sommerhus-29', rolePreference: 'both' }
  await visitor(stack.url).send('POST', '/api/auth/sign-up', account)
  const person = await signIn(stack.url, email, account.password)
  await verifyMail(person)
  await person.send('PATCH', '/api/me/profile', { phone: markers.phone })
  await person.send('PATCH', '/api/me/profile', { dob: '1984-03-02', city: `${markers.street}by` })
  const privacy = { showCity: true, seoIndex: false, readReceipts: false, marketingOptIn: true }
  await person.send('PUT', '/api/me/privacy', privacy)
  await person.send('PUT', '/api/me/notifications', { email: true, push: false, sms: true })
  await person.postOk(z.unknown(), '/api/me/verification', picturesForm({ front: 31, back: 61, selfie: 91 }))
  const choice = { preferences: true, statistics: false }
  await person.postOk(z.unknown(), '/api/consents', { browserId: randomUUID(), choice, version: consentVersion })
  await protectAsKnown(stack, person)
  await person.send('PUT', '/api/me/push-subscription', createPushBrowser(stack.stack).address)
  // A sign-in that waits for its second factor.
  await visitor(stack.url).send('POST', '/api/auth/sign-in', { email, password: account.password })
  return person
}

/** Homes, a draft, photos, notes, blocks and prices. Returns the home. */
const hostAsKnown = async (stack: BootedStack, person: Person): Promise<Home> => {
  const address = {
    line1: `${markers.street} 9`,
    postalCode: '9990',
    city: 'Skagen',
    line2: null,
    region: null,
    country: 'DK' as const,
  }
  const content = { description: text('Et hyggeligt hus med udsigt over heden og plads til hele familien'), address }
  const home = await createHome(stack, { host: person, content })
  await createPublishableDraft(person, {
    line1: `${markers.street} 7`,
    description: text('Et hus i klitterne ved havet'),
  })
  await person.postOk(z.unknown(), `/api/host/listings/${home.id}/photos`, pictureForm(77))
  const { checkIn, checkOut } = await stayIn(stack, 300)
  const homes = [{ listingId: home.id, ranges: [{ from: checkIn, to: checkOut }] }]
  await person.postOk(z.unknown(), '/api/host/calendar/notes', { homes, note: text('Nøglen ligger hos naboen') })
  await person.postOk(z.unknown(), '/api/host/calendar/prices', { homes, price: 1_300 })
  await person.postOk(z.unknown(), '/api/host/calendar/blocks', { homes, blocked: true, reason: text('Familiefest') })
  await person.postOk(z.unknown(), `/api/host/listings/${home.id}/calendar/export`)
  await completeOnboarding(person, 'complete')
  const contact = { contactEmail: `${markers.mailbox}@hotel.example`, contactPhone: markers.phone }
  const company = aCompany({ ...contact, addressLine1: `${markers.street} 11` })
  await person.postOk(z.unknown(), '/api/partner/cvr', company)
  await person.postOk(z.unknown(), '/api/partner/documents', fileForm('registration', aPdf()))
  const guest = await createGuest(stack)
  const stay = await createEndedStay(stack, { guest, home })
  const review = { bookingId: stay, rating: 5, text: 'Dejligt hus med god plads og venlig modtagelse.' }
  const { id } = await guest.postOk(Id, '/api/reviews', review)
  await person.postOk(z.unknown(), '/api/reviews', { bookingId: stay, rating: 5, text: text('En dejlig gæst') })
  await stack.settle()
  await person.postOk(z.unknown(), `/api/reviews/${id}/reply`, { text: text('Tak for besøget') })
  return home
}

/** A stay whose two reviews are published: the text of the guest stays as it is. */
const reviewAsKnown = async (stack: BootedStack, person: Person): Promise<void> => {
  const home = await createHome(stack)
  const bookingId = await createEndedStay(stack, { guest: person, home })
  const words = 'Huset ligger smukt, og der var alt, vi havde brug for.'
  await person.postOk(z.unknown(), '/api/reviews', { bookingId, rating: 5, text: words })
  await home.host.postOk(z.unknown(), '/api/reviews', { bookingId, rating: 5, text: 'En rar gæst, kom gerne igen.' })
  await stack.settle()
}

/** Stays, a declined request, a review, a damage report, a saved card and an extra of the own home. */
const travelAsKnown = async (stack: BootedStack, person: Person, own: Home): Promise<void> => {
  const home = await createHome(stack, { mode: 'request' })
  const stay = await createEndedStay(stack, { guest: person, home })
  await person.postOk(z.unknown(), '/api/reviews', { bookingId: stay, rating: 4, text: text('Et fint hus') })
  const { photo } = await person.postOk(Photo, `/api/bookings/${stay}/damage-photos`, pictureForm(88))
  const report = { bookingId: stay, description: text('Ruden er revnet'), estimatedCost: 1_200, photos: [photo.id] }
  await person.postOk(z.unknown(), '/api/damage-reports', report)
  const asked = await book(person, home.id, await stayIn(stack, 40), { message: text('Vi er fire venner') })
  const reason = `Desværre, ${markers.firstName}, vi bruger huset selv`
  await home.host.postOk(z.unknown(), `/api/host/bookings/${asked.id}/decline`, { reason })
  await saveCard(person)
  await switchExtra(person, own.id, 'INSURANCE')
  const list = await person.postOk(Id, '/api/wishlists', { title: `${markers.firstName}s sommer`, listingId: home.id })
  await person.send('PATCH', `/api/wishlists/${list.id}/items/${home.id}`, { note: text('Den her') })
  await person.postOk(z.unknown(), '/api/saved-searches', { query: { place: 'Skagen' } })
}

/** A thread with a text, a picture and a report of the person, and what the other wrote. */
const writeAsKnown = async (stack: BootedStack, person: Person): Promise<void> => {
  const { id: listingId, host } = await createHome(stack)
  const { thread } = await person.postOk(z.object({ thread: Id }), '/api/threads', { listingId })
  const { picture } = await person.postOk(
    z.object({ picture: Id }),
    `/api/threads/${thread.id}/pictures`,
    pictureForm(99),
  )
  const say = (who: Person, body: object) => who.send('PUT', `/api/threads/${thread.id}/messages/${randomUUID()}`, body)
  await say(person, { body: text('Her er vi, ring på +45 87 65 43 21'), pictures: [picture.id] })
  await say(host, { body: 'Velkommen til jer.' })
  const template = await person.postOk(Id, '/api/host/message-templates', {
    title: 'Velkommen',
    body: text('Hej {{guest}}'),
  })
  const plan = { templateId: template.id, anchor: 'checkIn', days: -2, hour: 10 }
  await person.postOk(Id, '/api/host/planned-messages', plan)
  await person.postOk(Id, `/api/threads/${thread.id}/reports`, { reason: 'other', text: text('Noget er galt') })
}

/** A mail that the person's mailbox refused for good, and an administrator who looked at it. */
const refuseAsKnown = async (stack: BootedStack, person: Person): Promise<void> => {
  await refuseMails(stack.stack, { to: person.email, code: 550, text: `5.1.1 <${person.email}> unknown`, times: 1 })
  await person.postOk(z.unknown(), '/api/me/test-notification')
  await stack.settle()
  const admin = await createAdmin(stack)
  const look = { about: { userId: person.id }, why: 'Personen får ingen mails' }
  await admin.postOk(z.unknown(), '/api/admin/mails/log', look)
}

/** A person with something of every kind that is stored. Nothing of it is open any more. */
export const createKnownPerson = async (stack: BootedStack): Promise<{ person: Person; home: Home }> => {
  const person = await signUpKnown(stack)
  const home = await hostAsKnown(stack, person)
  await travelAsKnown(stack, person, home)
  await reviewAsKnown(stack, person)
  await writeAsKnown(stack, person)
  const ticket = { subject: text('Min konto'), message: text('Ring til mig på +45 87 65 43 21, Ulvedalsvej 9') }
  await person.postOk(z.unknown(), '/api/support/tickets', ticket)
  const question = { name: `${markers.firstName} ${markers.lastName}`, email: person.email }
  const asked = { ...question, topic: 'other', message: ticket.message, bookingNumber: text('Nr.').slice(0, 40) }
  await person.send('POST', '/api/newsletter', { email: person.email, version: newsletterVersion })
  const { token } = z
    .object({ token: z.string() })
    .parse((await person.send('PUT', `/api/contact/tickets/${randomUUID()}`, asked)).body)
  await sendTicketFiles(stack, token, { message: text('Se filerne'), tint: 45, pdfName: `${markers.firstName}.pdf` })
  await refuseAsKnown(stack, person)
  await person.postOk(Id, '/api/me/export')
  await stack.settle()
  return { person, home }
}
