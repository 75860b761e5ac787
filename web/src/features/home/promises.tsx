import { CalendarCheck, type LucideIcon, MessageCircleHeart, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Figures } from './figures.tsx'

const promises = [
  { name: 'price', icon: ReceiptText },
  { name: 'free', icon: CalendarCheck },
  { name: 'host', icon: MessageCircleHeart },
] as const satisfies { name: string; icon: LucideIcon }[]

/** Reasons to trust Nordbo. */
export const Promises = () => {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="trust" className="page pt-20 md:pt-28">
      <h2 id="trust" className="sr-only">
        {t('trustTitle')}
      </h2>
      <div className="border-y border-line py-10 md:py-16">
        <Figures />
        <ul className="mt-10 grid gap-9 md:mt-14 md:grid-cols-3 md:gap-12">
          {promises.map(({ name, icon: Icon }) => (
            <li key={name} className="grid content-start gap-2">
              <Icon aria-hidden="true" className="mb-1 size-7 text-accent" strokeWidth={1.5} />
              <h3 className="text-18 md:text-22">{t(`trust.${name}Title`)}</h3>
              <p className="text-soft">{t(`trust.${name}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
