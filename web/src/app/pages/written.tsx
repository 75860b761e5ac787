import type { PageSlug } from '@nordbo/written-pages'
import { lazy } from 'react'
import { WrittenPage } from '../../features/written-pages/written-page.tsx'
import { fetchContactTexts } from '../../i18n/i18n.ts'

const ContactForm = lazy(async () => {
  const [{ ContactForm }] = await Promise.all([import('../../features/contact/contact-form.tsx'), fetchContactTexts()])
  return { default: ContactForm }
})

/** A written page, with the form of those that have one. */
export const WrittenRoute = ({ slug }: { slug: PageSlug }) => (
  <WrittenPage slug={slug} form={slug === 'contact' ? <ContactForm /> : null} />
)
