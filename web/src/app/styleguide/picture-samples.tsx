import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { Button } from '../../ui/button/button.tsx'
import { PhotoLightbox } from '../../ui/photos/gallery/photo-lightbox.tsx'
import { Photo } from '../../ui/photos/photo.tsx'
import { PhotoCarousel } from '../../ui/photos/photo-carousel.tsx'
import { Sample } from './sample.tsx'

/** Pictures, taken from a home of the running market. */
export const PictureSamples = () => {
  const [isOpen, setIsOpen] = useState(false)
  const homes = useQuery({
    queryKey: [...queryKeys.search, 'styleguide'],
    queryFn: () => answer(api.GET('/api/listings', { params: { query: { limit: 1 } } })),
  })
  const home = homes.data?.items[0]
  const [photo] = home?.photos ?? []
  if (!home || !photo) return null
  return (
    <Sample name="Photo (blurred until it arrives), carousel, lightbox">
      <Photo photo={photo} alt={home.title} sizes="20rem" className="w-80 rounded-card" />
      <div className="group w-80">
        <PhotoCarousel photos={home.photos} title={home.title} sizes="20rem" />
      </div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Åbn billedvisning
      </Button>
      {isOpen ? (
        <PhotoLightbox photos={home.photos} title={home.title} start={0} onClose={() => setIsOpen(false)} />
      ) : null}
    </Sample>
  )
}
