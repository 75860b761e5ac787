import { CalendarCheck, type LucideIcon, MessageCircleHeart, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const promises = [
  { name: 'price', icon: ReceiptText },
  { name: 'free', icon: CalendarCheck },
  { name: 'host', icon: MessageCircleHeart },
] as const satisfies { name: string; icon: LucideIcon }[]

/** Why one can trust the place: only what is true of it. */
export const Promises = () => {
  const { t } = useTranslation('home')
  return (
    <section className="page pt-20 md:pt-28">
      <ul className="grid gap-10 border-y border-line py-12 md:grid-cols-3 md:gap-12 md:py-16">
        {promises.map(({ name, icon: Icon }) => (
          <li key={name} className="grid content-start gap-2">
            <Icon aria-hidden="true" className="mb-2 size-8 text-accent" strokeWidth={1.5} />
            <h2 className="text-22">{t(`trust.${name}Title`)}</h2>
            <p className="text-soft">{t(`trust.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
