import { useId } from 'react';
import { Link, useHref } from 'react-router-dom';
import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import { groundOf } from '../lib/groundOf.ts';
import { paths } from '../lib/paths.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Magnifier } from '../ui/Magnifier.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Stall } from '../ui/Stall.tsx';
import { useMenus } from './layout/menu/useMenus.ts';

/** The page for unknown URLs: a search and the departments. */
export default function NotFoundPage() {
  const { t, translate } = useMessages();
  const { all } = useMenus();
  const id = useId();
  return (
    <div className="page missing">
      <PageTitle title={t('notFound.title')} />
      <Stall width={300} />
      <div>
        <h1 className="heading text-xl">{t('notFound.title')}</h1>
        <p className="muted">{t('notFound.text')}</p>
        <form className="search" action={useHref(paths.search)}>
          <label htmlFor={id} className="visually-hidden">
            {t('header.search.label')}
          </label>
          <input
            id={id}
            className="search-field"
            name="q"
            type="search"
            maxLength={MAX_TERM_LENGTH}
            placeholder={t('header.search.placeholder')}
          />
          <button type="submit" className="search-button" aria-label={t('header.search.submit')}>
            <Magnifier />
          </button>
        </form>
        <ul className="grounds">
          {all.map(({ name, slug, to }) => (
            <li key={slug}>
              <Link to={to} className="on-ground" data-ground={groundOf(slug)}>
                {translate(name)}
              </Link>
            </li>
          ))}
        </ul>
        <p className="missing-links">
          <Link to={paths.home} className="button">
            {t('notFound.home')}
          </Link>
          <Link to={paths.search} className="button button-outline">
            {t('notFound.search')}
          </Link>
        </p>
      </div>
    </div>
  );
}
