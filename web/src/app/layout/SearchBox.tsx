import { Suspense, useId, useState, type FormEvent } from 'react';
import { useHref, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { MAX_TERM_LENGTH } from '#schema/limits.ts';
import { paths } from '#web/lib/paths.ts';
import { withApollo } from '#web/lib/apollo/withApollo.tsx';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { Magnifier } from '#web/ui/Magnifier.tsx';

/** Loaded when the field is first used. If it cannot be loaded, the box still searches. */
const Suggestions = lazyPart(() =>
  withApollo(() => withTexts(() => import('#web/shop/product/suggestions/Suggestions.tsx'))),
);

/** Leads to the search page, replacing the current history entry (spec §2), and shows suggestions while typing. */
export const SearchBox = () => {
  const { t } = useMessages();
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const term = pathname === paths.search ? (query.get('q') ?? '') : '';

  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [used, use] = useState(false);
  const [list, setList] = useState<{ expanded: boolean; active: string | undefined }>(CLOSED);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(paths.searchFor(typeof typed === 'string' ? typed : ''), { replace: true });
  };

  return (
    <form role="search" className="search" action={useHref(paths.search)} onSubmit={search}>
      <label htmlFor={id} className="visually-hidden">
        {t('header.search.label')}
      </label>
      {/* The key mounts a new field for each term in the URL: typed text belongs to the previous page. */}
      <input
        className="search-field"
        key={term}
        ref={setField}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.expanded}
        aria-controls={list.expanded ? `${id}-list` : undefined}
        aria-activedescendant={list.active}
        autoComplete="off"
        onFocus={() => use(true)}
        name="q"
        type="search"
        defaultValue={term}
        maxLength={MAX_TERM_LENGTH}
        placeholder={t('header.search.placeholder')}
        enterKeyHint="search"
      />
      <button type="submit" className="search-button" aria-label={t('header.search.submit')}>
        <Magnifier />
      </button>
      {used && field && (
        <Suspense>
          <Suggestions key={term} field={field} listId={`${id}-list`} onState={setList} />
        </Suspense>
      )}
    </form>
  );
};

const CLOSED = { expanded: false, active: undefined };
