import { pageOfPath } from '@nordbo/written-pages'
import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { WrittenPage } from '../../features/written-pages/written-page.tsx'
import { fetchContactTexts } from '../../i18n/i18n.ts'
import { NotFoundPage } from '../not-found-page.tsx'

const ContactForm = lazy(async () => {
  const [{ ContactForm }] = await Promise.all([import('../../features/contact/contact-form.tsx'), fetchContactTexts()])
  return { default: ContactForm }
})

/** The written page at this address. */
export const WrittenRoute = () => {
  const slug = pageOfPath(useLocation().pathname)
  return slug === undefined ? (
    <NotFoundPage />
  ) : (
    <WrittenPage key={slug} slug={slug} form={slug === 'contact' ? <ContactForm /> : null} />
  )
}
