import { type DemoMarket, demoUsers, filterMarket } from '@nordbo/demo-market'

/** Of the demo market the town that is searched, and the homes of the host whose statements are drawn. */
export const reduceMarket = (market: DemoMarket): DemoMarket =>
  filterMarket(market, ({ hostId, content }) => hostId === demoUsers.host.id || content.address.city === 'Skagen')
