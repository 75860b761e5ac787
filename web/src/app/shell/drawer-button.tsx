import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button/icon-button.tsx'

const load = () => import('./drawer.tsx')
const Drawer = lazy(async () => ({ default: (await load()).Drawer }))

/** Opens the drawer on narrow screens. Its code loads on hover or on the first click. */
export const DrawerButton = () => {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
        className="-ms-2.5 lg:hidden"
      >
        <Menu aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </IconButton>
      <Suspense>{open ? <Drawer onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
