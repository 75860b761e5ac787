import { useTranslation } from 'react-i18next'
import { spaceNumber } from './validate-card.ts'

const cards = [
  { number: '4242424242424242', outcome: 'succeeds' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000002500003155', outcome: 'authenticate' },
] as const

/** The sandbox's test cards. A click fills one in. */
export const TestCards = ({ onPick }: { onPick: (number: string) => void }) => {
  const { t } = useTranslation('payment')
  return (
    <div className="rounded-control bg-warning-soft px-4 py-3 text-14">
      <p className="font-semibold text-warning">{t('sandboxTitle')}</p>
      <p>{t('sandboxText')}</p>
      <ul className="mt-1">
        {cards.map(({ number, outcome }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onPick(number)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 text-start underline-offset-4 hover:underline"
            >
              <span className="tabular font-semibold">{spaceNumber(number)}</span>{' '}
              <span>{t(`testCard.${outcome}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
