import { useTranslation } from 'react-i18next'

/** Placeholders of the page while the home loads. */
export const ListingSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className="page md:pt-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true">
        <div className="skeleton -mx-4 aspect-3/2 md:mx-0 md:aspect-[2.4/1] md:max-h-[36rem] md:rounded-card" />
        <div className="mt-8 grid gap-12 lg:grid-cols-[1fr_24rem]">
          <div className="grid content-start gap-4">
            <div className="skeleton h-10 w-4/5 rounded-control" />
            <div className="skeleton h-5 w-2/5 rounded-control" />
            <div className="skeleton mt-6 h-40 rounded-control" />
          </div>
          <div className="skeleton hidden h-96 rounded-card lg:block" />
        </div>
      </div>
    </div>
  )
}
