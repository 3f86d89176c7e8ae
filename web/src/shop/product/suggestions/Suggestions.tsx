import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSuggestionsQuery } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { usePrefetch } from '#web/lib/prefetch.ts';
import { useObserved, useStore } from '#web/lib/stores.ts';
import { useDebounced } from '#web/lib/useDebounced.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Option, Options } from '#web/ui/Options.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import { lastSearches, withSearch } from './lastSearches.ts';

/* GraphQL */ `
  query Suggestions($term: String!) {
    suggestions(term: $term) {
      completions
      categories {
        id
        slug
        name
      }
      products {
        id
        name
        image {
          path
          alt
        }
        priceCents
        oldPriceCents
      }
    }
  }
`;

/** How long to wait after the last key press before suggestions are requested, in milliseconds. */
export const REST_MS = 200;

/** No terms, as long as none are known; and the option that forgets them. */
const NONE: readonly string[] = [];
const FORGET = '';

/** Props from the search box. */
interface SuggestionsProps {
  /** The field in which the term is typed. */
  field: HTMLInputElement;
  listId: string;
  /** Called with whether the list is open, and the id of the option that Enter chooses. */
  onState: (state: { expanded: boolean; active: string | undefined }) => void;
}

/**
 * Suggestions for the typed term: longer terms, categories and products, and the last searches while nothing is typed.
 * They are chosen by keyboard, mouse or finger.
 */
export default function Suggestions({ field, listId, onState }: SuggestionsProps) {
  const { t, translate } = useMessages();
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const [typed, setTyped] = useState(() => field.value);
  const [wanted, want] = useState(false);
  const [at, moveTo] = useState(-1);
  const term = useDebounced(typed.trim(), REST_MS);
  const isEmpty = typed.trim() === '';
  const { data, previousData } = useSuggestionsQuery({
    variables: { term },
    skip: !wanted || isEmpty || term === '',
  });
  const searches = useStore(lastSearches);
  const lastTerms = useObserved(lastSearches, (list) => list) ?? NONE;
  const found = isEmpty ? undefined : (data ?? previousData)?.suggestions;
  const { completions = [], categories = [], products = [] } = found ?? {};
  const terms = isEmpty ? lastTerms : completions;
  const targets = [
    ...terms.map((one) => paths.searchFor(one)),
    ...(isEmpty && terms.length > 0 ? [FORGET] : []),
    ...categories.map(({ slug }) => paths.category(slug)),
    ...products.map(({ id }) => paths.details(id)),
  ];
  const expanded = wanted && targets.length > 0;
  const active = expanded && at >= 0 && at < targets.length ? `${listId}-${at}` : undefined;

  useEffect(() => {
    onState({ expanded, active });
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [onState, expanded, active]);
  useEffect(() => moveTo(-1), [found]);

  const close = () => {
    want(false);
    moveTo(-1);
  };
  const choose = (to: string | undefined) => {
    if (to === undefined) return;
    close();
    if (to === FORGET) return searches.write([]);
    field.form?.reset();
    setTyped('');
    void navigate(to);
  };
  const move = (by: number) => {
    // One position more than there are options: the field itself.
    const places = targets.length + 1;
    const next = ((at + 1 + by + places) % places) - 1;
    moveTo(next);
    const product = products[next - terms.length - categories.length];
    if (product) prefetch(paths.details(product.id));
  };
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      if (active) event.preventDefault();
      if (active) choose(targets[at]);
      else close();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (expanded) move(event.key === 'ArrowDown' ? 1 : -1);
      else want(true);
    }
    if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      close();
    }
  });

  useEffect(() => {
    // The term of the page that is shown.
    if (field.defaultValue !== '') searches.write(withSearch(searches.read(), field.defaultValue));
  }, [field, searches]);
  useLayoutEffect(() => {
    const hearInput = () => {
      setTyped(field.value);
      want(true);
    };
    const leave = () => want(false);
    const open = () => field.value === '' && want(true);
    const press = (event: KeyboardEvent) => hearKey(event);
    field.addEventListener('input', hearInput);
    field.addEventListener('keydown', press);
    field.addEventListener('blur', leave);
    field.addEventListener('focus', open);
    // The term may have been typed, and even submitted, before this code was loaded.
    const isUsed = field.ownerDocument.activeElement === field;
    if (isUsed && field.value !== field.defaultValue) hearInput();
    else if (isUsed) open();
    return () => {
      field.removeEventListener('input', hearInput);
      field.removeEventListener('keydown', press);
      field.removeEventListener('blur', leave);
      field.removeEventListener('focus', open);
    };
  }, [field]);

  const optionProps = (place: number) => ({
    id: `${listId}-${place}`,
    'aria-selected': place === at,
    onClick: () => choose(targets[place]),
  });
  return (
    <>
      <span role="status" className="visually-hidden">
        {expanded && t('suggestions.count', { count: targets.length })}
        {wanted && data && term !== '' && targets.length === 0 && t('suggestions.none')}
      </span>
      {expanded && (
        <Options id={listId} className="suggestions" aria-label={t('suggestions.label')}>
          {terms.length > 0 && (
            <OptionGroup label={t(isEmpty ? 'suggestions.last' : 'suggestions.terms')}>
              {terms.map((one, place) => (
                <Option key={one} {...optionProps(place)}>
                  {one}
                </Option>
              ))}
              {isEmpty && (
                <Option {...optionProps(terms.length)}>
                  <span className="muted">{t('suggestions.forget')}</span>
                </Option>
              )}
            </OptionGroup>
          )}
          {categories.length > 0 && (
            <OptionGroup label={t('suggestions.categories')}>
              {categories.map(({ id, name }, place) => (
                <Option key={id} {...optionProps(terms.length + place)}>
                  {translate(name)}
                </Option>
              ))}
            </OptionGroup>
          )}
          {products.length > 0 && (
            <OptionGroup label={t('suggestions.products')}>
              {products.map(({ id, name, image, priceCents, oldPriceCents }, offset) => (
                <Option
                  key={id}
                  {...optionProps(terms.length + categories.length + offset)}
                  onPointerEnter={() => prefetch(paths.details(id))}
                  onTouchStart={() => prefetch(paths.details(id))}
                >
                  <div className="thumbnail">
                    <Picture picture={image} sizes="48px" widest={160} decorative />
                  </div>
                  <div>
                    <p>{name}</p>
                    <Price cents={priceCents} oldCents={oldPriceCents} size="sm" />
                  </div>
                </Option>
              ))}
            </OptionGroup>
          )}
        </Options>
      )}
    </>
  );
}

/** Suggestions of one kind under their heading. */
const OptionGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label}>
    <p aria-hidden className="options-head text-xs bold muted">
      {label}
    </p>
    {children}
  </div>
);
