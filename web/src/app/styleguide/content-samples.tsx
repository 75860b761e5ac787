import { addDays } from '@nordbo/stay-rules'
import { ListingCard, ListingCardSkeleton } from '../../domain/listings/listing-card.tsx'
import { QuoteBreakdown } from '../../domain/quote/quote-breakdown.tsx'
import { useToday } from '../../lib/clock/use-now.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Rating } from '../../ui/layout/rating.tsx'
import { Avatar } from '../../ui/photos/avatar.tsx'
import { NoPhoto } from '../../ui/photos/no-photo.tsx'
import { PictureSamples } from './picture-samples.tsx'
import { Sample } from './sample.tsx'
import { sampleHome, sampleQuote } from './sample-home.ts'

const tones = ['neutral', 'primary', 'success', 'warning', 'danger', 'photo'] as const

export const ContentSamples = () => {
  const today = useToday()
  const stay = { checkIn: addDays(today, 30), checkOut: addDays(today, 37) }
  return (
    <div className="grid gap-10">
      <Sample name="Badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Sample>
      <Sample name="Avatars, ratings">
        <Avatar of="Anna" size="small" />
        <Avatar of="Bo" />
        <Avatar of="Carl" size="large" />
        <Rating rating={4.9} reviewCount={23} withCount />
        <Rating rating={null} reviewCount={0} />
      </Sample>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <ListingCard home={sampleHome} to="/styleguide" stay={null} sizes="18rem" />
        <ListingCard
          home={{ ...sampleHome, total: 10_645, badge: { kind: 'weekly', percent: 10 }, featured: true }}
          to="/styleguide"
          stay={stay}
          sizes="18rem"
        />
        <ListingCard
          home={{ ...sampleHome, rating: null, reviewCount: 0 }}
          to="/styleguide"
          stay={null}
          sizes="18rem"
        />
        <ListingCardSkeleton />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Card className="p-6">
          <QuoteBreakdown quote={sampleQuote} />
        </Card>
        <Card className="p-6">
          <QuoteBreakdown quote={sampleQuote} busy />
        </Card>
      </div>
      <PictureSamples />
      <NoPhoto className="w-80 rounded-card" />
    </div>
  )
}
