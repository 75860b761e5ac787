import { CalendarCheck, type LucideIcon, MessageCircleHeart, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Point } from '../../ui/layout/point.tsx'
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
          {promises.map(({ name, icon }) => (
            <Point key={name} icon={icon} title={t(`trust.${name}Title`)} text={t(`trust.${name}Text`)} />
          ))}
        </ul>
      </div>
    </section>
  )
}
