import { useParams } from 'react-router-dom'
import { HotelPage } from '../../features/hotels/page/hotel-page.tsx'

/** A hotel's page. */
export const HotelRoute = () => {
  const { id = '' } = useParams()
  return <HotelPage key={id} id={id} />
}
