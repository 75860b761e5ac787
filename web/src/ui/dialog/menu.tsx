import { EllipsisVertical } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/icon-button.tsx'

interface MenuProps {
  label: string
  items: readonly { label: string; onSelect: () => void; danger?: boolean }[]
  className?: string
}

/** A menu of actions behind a button with three dots. */
export const Menu = ({ label, items, className }: MenuProps) => {
  const { i18n } = useTranslation()
  return (
    <DropdownMenu.Root dir={i18n.dir()} modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={label} className={className}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={16}
          className="z-40 min-w-48 animate-rise rounded-card bg-raised hairline border-line p-2 shadow-float"
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              onSelect={item.onSelect}
              className={`flex min-h-11 cursor-pointer items-center rounded-control px-3 outline-none select-none data-[highlighted]:bg-sunken ${item.danger ? 'text-danger' : ''}`}
            >
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
