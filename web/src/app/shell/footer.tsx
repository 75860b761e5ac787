import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fetchWrittenTexts } from '../../i18n/i18n.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useShownCurrency } from '../../lib/format/shown-currency.ts'
import { productName } from '../../lib/page/product-name.ts'
import { openLogin } from '../../lib/session/login.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Wordmark } from '../../ui/brand/wordmark.tsx'
import { FooterColumn, FooterLink, footerLink } from './footer-column.tsx'
import { LocaleButton } from './locale-button.tsx'

const FooterPages = lazy(async () => {
  const [{ FooterPages }] = await Promise.all([import('./footer-pages.tsx'), fetchWrittenTexts()])
  return { default: FooterPages }
})

/** The first year of the copyright (docs/product/surface.md, Words). */
const since = '2025'

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
        <FooterColumn id="footer-explore" title={t('footerExplore')}>
          <FooterLink to="/" label={t('homes')} />
          <FooterLink to="/hoteller" label={t('hotels')} />
          <FooterLink to="/search" label={t('search')} />
        </FooterColumn>
        <FooterColumn id="footer-account" title={t('footerAccount')}>
          {user ? (
            <>
              <FooterLink to="/trips" label={t('trips')} />
              <FooterLink to="/wishlists" label={t('wishlists')} />
            </>
          ) : (
            <li>
              <button type="button" onClick={openLogin} className={footerLink}>
                {t('logIn')}
              </button>
            </li>
          )}
        </FooterColumn>
      </div>
      {/* Below the first screen: fetched apart, with room for what comes. */}
      <div className="page grid min-h-72 grid-cols-2 content-start gap-x-6 gap-y-8 pb-12 md:grid-cols-4">
        <Suspense>
          <FooterPages />
        </Suspense>
      </div>
      <div className="page">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-5 text-14 text-soft">
          <p className="inline-flex min-h-11 items-center">
            {t('copyright', { years: year > since ? `${since}–${year}` : since, product: productName })}
          </p>
          <p className="inline-flex min-h-11 flex-wrap items-center gap-x-5">
            <span>{currency ? t('convertedNote', { currency }) : t('currencyNote')}</span>
            <LocaleButton className="-mx-3" />
            <Link to="/privacy" className={footerLink}>
              {t('privacyPolicy')}
            </Link>
            <button type="button" onClick={onCookies} className={footerLink}>
              {t('cookies')}
            </button>
          </p>
        </div>
      </div>
    </footer>
  )
}
