import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useToday } from '../../lib/clock/use-now.ts'
import { useShownCurrency } from '../../lib/format/shown-currency.ts'
import { productName } from '../../lib/page/product-name.ts'
import { openLogin } from '../../lib/session/login.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Wordmark } from '../../ui/brand/wordmark.tsx'
import { LocaleButton } from './locale-button.tsx'

const link = 'inline-flex min-h-11 items-center text-soft underline-offset-4 hover:text-ink hover:underline'

/** The first year of the copyright (docs/product/surface.md, Words). */
const since = '2025'

/** A column of links with its heading. `id` is the heading's. */
const LinkColumn = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <nav aria-labelledby={id}>
    <h2 id={id} className="font-body text-14 font-semibold tracking-normal">
      {title}
    </h2>
    <ul className="mt-2 text-14">{children}</ul>
  </nav>
)

const PageLink = ({ to, label }: { to: string; label: string }) => (
  <li>
    <Link to={to} className={link}>
      {label}
    </Link>
  </li>
)

/** The end of every page. Personal pages are linked for signed-in people only. */
export const Footer = ({ onCookies }: { onCookies: () => void }) => {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const currency = useShownCurrency()?.code
  const year = useToday().slice(0, 4)
  return (
    <footer className="mt-20 border-t border-line bg-sunken">
      <div className="page grid gap-10 py-12 md:grid-cols-[2fr_1fr_1fr]">
        <div className="grid max-w-[26rem] content-start gap-4">
          <span className="text-primary">
            <Wordmark />
          </span>
          <p className="text-14 text-soft">{t('footerPromise')}</p>
        </div>
        <LinkColumn id="footer-explore" title={t('footerExplore')}>
          <PageLink to="/" label={t('homes')} />
          <PageLink to="/search" label={t('search')} />
        </LinkColumn>
        <LinkColumn id="footer-account" title={t('footerAccount')}>
          {user ? (
            <>
              <PageLink to="/trips" label={t('trips')} />
              <PageLink to="/wishlists" label={t('wishlists')} />
            </>
          ) : (
            <li>
              <button type="button" onClick={openLogin} className={link}>
                {t('logIn')}
              </button>
            </li>
          )}
        </LinkColumn>
      </div>
      <div className="page">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-5 text-14 text-soft">
          <p className="inline-flex min-h-11 items-center">
            {t('copyright', { years: year > since ? `${since}–${year}` : since, product: productName })}
          </p>
          <p className="inline-flex min-h-11 flex-wrap items-center gap-x-5">
            <span>{currency ? t('convertedNote', { currency }) : t('currencyNote')}</span>
            <LocaleButton className="-mx-3" />
            <Link to="/privacy" className={link}>
              {t('privacyPolicy')}
            </Link>
            <button type="button" onClick={onCookies} className={link}>
              {t('cookies')}
            </button>
          </p>
        </div>
      </div>
    </footer>
  )
}
