import { Heart, Search, Share } from 'lucide-react'
import { useRef, useState } from 'react'
import { FavouriteButton } from '../../domain/favourites/favourite-button.tsx'
import { SaveSearchButton } from '../../domain/saved-searches/save-search-button.tsx'
import { toastError, toastInfo, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { LoadMore } from '../../ui/button/load-more.tsx'
import { Spinner } from '../../ui/button/spinner.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Menu } from '../../ui/dialog/menu.tsx'
import { Popover } from '../../ui/dialog/popover.tsx'
import { Sample } from './sample.tsx'
import { sampleHome } from './sample-home.ts'

const variants = ['primary', 'outline', 'quiet', 'danger'] as const

export const ActionSamples = () => {
  const [dialog, setDialog] = useState(false)
  const [popover, setPopover] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <div className="grid gap-8">
      {variants.map((variant) => (
        <Sample key={variant} name={`Button ${variant}: normal, icon, small, large, disabled, busy`}>
          <Button variant={variant}>Book nu</Button>
          <Button variant={variant} icon={<Search aria-hidden="true" className="size-5" />}>
            Søg
          </Button>
          <Button variant={variant} size="small">
            Lille
          </Button>
          <Button variant={variant} size="large">
            Stor
          </Button>
          <Button variant={variant} disabled>
            Slået fra
          </Button>
          <Button variant={variant} busy>
            Arbejder
          </Button>
        </Sample>
      ))}
      <Sample name="Link as button, icon buttons, spinner">
        <ButtonLink to="/styleguide">Et link</ButtonLink>
        <IconButton label="Gem">
          <Heart aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Del" disabled>
          <Share aria-hidden="true" className="size-5" />
        </IconButton>
        <Spinner />
      </Sample>
      <Sample name="Heart on a page and on a picture, menu, saving a search">
        <FavouriteButton listingId={sampleHome.id} title={sampleHome.title} variant="plain" />
        <span className="rounded-card bg-strong">
          <FavouriteButton listingId={sampleHome.id} title={sampleHome.title} />
        </span>
        <Menu
          label="Flere valg"
          items={[
            { label: 'Omdøb', onSelect: () => toastInfo({ title: 'Omdøb' }) },
            { label: 'Slet', onSelect: () => toastInfo({ title: 'Slet' }), danger: true },
          ]}
        />
        <SaveSearchButton query={{ place: 'Skagen' }} />
      </Sample>
      <Sample name="Dialog (a sheet on phones), popover, toasts">
        <Button variant="outline" onClick={() => setDialog(true)}>
          Åbn dialog
        </Button>
        <Button variant="outline" ref={anchor} onClick={() => setPopover(!popover)}>
          Åbn popover
        </Button>
        <Button variant="outline" onClick={() => toastSuccess({ title: 'Betaling gennemført! 🎉' })}>
          Toast: lykkedes
        </Button>
        <Button
          variant="outline"
          onClick={() => toastError({ title: 'Betalingsfejl', description: 'Kortet blev afvist.' })}
        >
          Toast: fejl
        </Button>
        <Button variant="outline" onClick={() => toastInfo({ title: 'Ny forespørgsel' })}>
          Toast: nyt
        </Button>
      </Sample>
      <Sample name="Load more: ready, busy">
        <LoadMore busy={false} onLoad={() => undefined} />
        <LoadMore busy onLoad={() => undefined} />
      </Sample>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title="En dialog"
        description="Fokus bliver herinde, og kommer tilbage, når den lukkes."
        footer={<Button onClick={() => setDialog(false)}>Det er fint</Button>}
      >
        <p>Indhold, der kan rulle.</p>
      </Dialog>
      {popover ? (
        <Popover anchor={anchor} label="Eksempel" onClose={() => setPopover(false)}>
          <p className="max-w-60">Et kort, der svæver ved det, det hører til.</p>
        </Popover>
      ) : null}
    </div>
  )
}
