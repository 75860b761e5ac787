import type { LucideIcon } from 'lucide-react'

/** One point of a row of three, with an icon above its title. */
export const Point = ({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) => (
  <li className="grid content-start gap-2">
    <Icon aria-hidden="true" className="mb-1 size-7 text-accent" strokeWidth={1.5} />
    <h3 className="text-18 md:text-22">{title}</h3>
    <p className="text-soft">{text}</p>
  </li>
)
