import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { addDays, photoKey } from '@nordbo/contracts'
import {
  asAdmin,
  type BootedStack,
  createHomes,
  createHost,
  expectOk,
  type Person,
  photoWithoutFile,
  today,
} from '@nordbo/testkit'

/** How much a person has. */
export const amounts = { bookings: 500, files: 50 } as const
/** Homes that the files are photos of. */
const homeCount = 5
/** The size of a photo at its largest width. */
const photoBytes = 200_000
const batch = 100

/** Stays that ended, one after the other. */
const importStays = async (stack: BootedStack, guest: Person, listingId: string): Promise<void> => {
  const first = addDays(await today(stack), -3 * amounts.bookings - 10)
  const stays = Array.from({ length: amounts.bookings }, (_, index) => ({
    id: randomUUID(),
    listingId,
    guestId: guest.id,
    checkIn: addDays(first, 3 * index),
    checkOut: addDays(first, 3 * index + 2),
    bookedAt: new Date(`${addDays(first, 3 * index - 20)}T12:00:00Z`).toISOString(),
    guests: { adults: 2 },
    outcome: 'completed' as const,
  }))
  for (let start = 0; start < stays.length; start += batch)
    expectOk(await stack.services.booking.importHistory({ stays: stays.slice(start, start + batch) }, asAdmin))
}

/** A person with many bookings as a guest, and with photos of homes of their own. */
export const makePerson = async (stack: BootedStack): Promise<Person> => {
  const [person, host] = [await createHost(stack), await createHost(stack)]
  const photos = Array.from({ length: amounts.files }, photoWithoutFile)
  for (const { hash, width } of photos) {
    const path = join(stack.stack.home, 'blobs', photoKey(hash, width, 'webp'))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, randomBytes(photoBytes))
  }
  const each = amounts.files / homeCount
  await createHomes(
    stack,
    Array.from({ length: homeCount }, (_, index) => ({
      host: person,
      photos: photos.slice(each * index, each * (index + 1)),
    })),
  )
  const [stayed] = await createHomes(stack, [{ host }])
  await importStays(stack, person, stayed?.id ?? '')
  await stack.settle()
  return person
}
