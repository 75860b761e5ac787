import { type DemoMarket, demoUsers, filterMarket } from '@nordbo/demo-market'

/** Reduces the demo market to the town of the search and the homes of the host whose statements are rendered. */
export const reduceMarket = (market: DemoMarket): DemoMarket =>
  filterMarket(market, ({ hostId, content }) => hostId === demoUsers.host.id || content.address.city === 'Skagen')
