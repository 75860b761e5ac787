import { demoId } from '../core/ids.ts'

/** Password of the four demo logins (README). */
export const demoPassword = 'nordbo-demo'

/** The four people with a demo login. */
export const demoUsers = {
  guest: { id: demoId('user', 'gaest'), name: 'Freja Lindholm', email: 'gaest@nordbo.example' },
  host: { id: demoId('user', 'vaert'), name: 'Anders Bruun', email: 'vaert@nordbo.example' },
  admin: { id: demoId('user', 'admin'), name: 'Mette Holst', email: 'admin@nordbo.example' },
  hotel: { id: demoId('user', 'hotel'), name: 'Jonas Havgaard', email: 'hotel@nordbo.example' },
} as const
