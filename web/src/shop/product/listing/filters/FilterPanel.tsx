import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#schema/format/number.ts';
import { FIRST_BRAND_OPTIONS, FIRST_CATEGORY_OPTIONS, MAX_CHOSEN_ATTRIBUTES } from '#schema/product.ts';
import type { FilterPanel_FacetsFragment } from '#web/generated/graphql.ts';
import { useOpenedEarly } from '#web/lib/hydration/useOpenedEarly.ts';
import { isEqual } from '#web/lib/isEqual.ts';
import { serverPart } from '#web/lib/serverPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { RangeSlider } from '#web/ui/RangeSlider.tsx';
import { Rating } from '#web/ui/Rating.tsx';
import { changed, searchOf, toggled, type ListState } from '../listState.ts';
import { attributeGroups, firstThese, type Option } from './options.ts';

/* GraphQL */ `
  fragment FilterPanel_facets on ProductFacets {
    isExact
    categories {
      category {
        slug
        name
      }
      count
    }
    brands {
      brand
      count
    }
    ratings {
      rating
      count
    }
    price {
      maxCents
    }
    attributes {
      name
      isExact
      values {
        value
        label
        count
      }
    }
  }
`;

const PriceBounds = serverPart(import.meta.env.SSR && (() => import('./PriceBounds.tsx')));

/** How many options are shown before all are requested. */
const FEW = 8;

interface Props {
  facets: FilterPanel_FacetsFragment;
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
}

/** The filters: category, brand, price, rating, each with the number of products that choosing it shows. */
export default function FilterPanel({ facets, state, onChange }: Props) {
  const { t, translate, formatDollars, language } = useMessages();
  const { isExact } = facets;
  const highest = Math.ceil(facets.price.maxCents / 100);
  const toggle = (name: 'categories' | 'brands' | 'attributes') => (value: string) =>
    onChange({ [name]: toggled(state[name], value) });
  const groups: (OptionsProps & { title: string })[] = [
    {
      title: t('filter.category'),
      name: 'category',
      options: firstThese(
        facets.categories.map(({ category, count }) => ({
          value: category.slug,
          label: translate(category.name),
          count,
        })),
        FIRST_CATEGORY_OPTIONS,
        state.categories,
      ),
      isExact,
      chosen: state.categories,
      onToggle: toggle('categories'),
    },
    {
      title: t('filter.brand'),
      name: 'brand',
      options: firstThese(
        facets.brands.map(({ brand, count }) => ({ value: brand, label: brand, count })),
        FIRST_BRAND_OPTIONS,
        state.brands,
      ),
      isExact,
      chosen: state.brands,
      onToggle: toggle('brands'),
    },
    ...attributeGroups(facets.attributes, state.attributes).map(({ name, isExact: isCounted, options }) => ({
      title: translate(name),
      name: 'attr',
      options: options.map((option) => ({ ...option, label: translate(option.label) })),
      isExact: isCounted,
      chosen: state.attributes,
      isFull: state.attributes.length >= MAX_CHOSEN_ATTRIBUTES,
      onToggle: toggle('attributes'),
    })),
  ].filter(({ options }) => options.length > 0);
  const panel = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    const chosen = {
      categories: checkedIn(panel.current, 'category'),
      brands: checkedIn(panel.current, 'brand'),
      attributes: checkedIn(panel.current, 'attr'),
    };
    const known = {
      categories: state.categories.toSorted(),
      brands: state.brands.toSorted(),
      attributes: state.attributes.toSorted(),
    };
    if (!isEqual(chosen, known)) onChange(chosen);
  });
  // What was chosen in the server's page, before this was there to hear it.
  useEffect(() => takeOver(), []);
  return (
    <div ref={panel}>
      {groups.map(({ title, options, ...group }) => (
        <Group key={title} title={title}>
          <Options options={options} {...group} />
        </Group>
      ))}
      {highest > 0 && (
        <Group title={t('filter.price')}>
          <div data-scripted>
            <RangeSlider
              max={highest}
              low={Math.min(state.minPrice ?? 0, highest)}
              high={Math.min(state.maxPrice ?? highest, highest)}
              lowLabel={t('filter.price.lowest')}
              highLabel={t('filter.price.highest')}
              format={formatDollars}
              onCommit={(low, high) =>
                onChange({ minPrice: low === 0 ? null : low, maxPrice: high === highest ? null : high })
              }
            />
          </div>
          <noscript>
            <PriceBounds state={state} highest={highest} />
          </noscript>
        </Group>
      )}
      {facets.ratings.some(({ count }) => count > 0) && (
        <Group title={t('filter.rating')}>
          {facets.ratings.map(({ rating, count }) => (
            <Link
              key={rating}
              className="filter-rating text-sm"
              to={searchOf(changed(state, { rating: state.rating === rating ? null : rating }))}
              rel="nofollow"
              aria-current={state.rating === rating ? 'true' : undefined}
              aria-label={t(isExact ? 'filter.rating.option' : 'filter.rating.option.about', {
                rating,
                count: formatCount(count, language),
              })}
            >
              <Rating value={rating} starSize={18} aria-hidden />
              <span className="muted" aria-hidden>
                <Count count={count} isExact={isExact} />
              </span>
            </Link>
          ))}
        </Group>
      )}
    </div>
  );
}

const checkedIn = (panel: HTMLElement | null, name: string): string[] =>
  Array.from(
    panel?.querySelectorAll<HTMLInputElement>(`[name=${name}]:checked`) ?? [],
    ({ value }) => value,
  ).toSorted();

interface OptionsProps {
  /** The choices' name in the URL. */
  name: string;
  options: Option[];
  /** Whether their counts are exact; otherwise they are estimated. */
  isExact: boolean;
  chosen: readonly string[];
  /** Whether no more can be chosen. */
  isFull?: boolean;
  onToggle: (value: string) => void;
}

const Options = ({ name, options, isExact, chosen, isFull = false, onToggle }: OptionsProps) => {
  const { t } = useMessages();
  const [all, showAll] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  useOpenedEarly(more, () => showAll(true));
  const shown = all ? options : options.filter((option, place) => place < FEW || chosen.includes(option.value));
  const check = ({ value, label, count }: Option) => (
    <label key={value} className="filter text-sm">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={chosen.includes(value)}
        disabled={isFull && !chosen.includes(value)}
        onChange={() => onToggle(value)}
      />
      <span>{label}</span>{' '}
      <span className="muted">
        <Count count={count} isExact={isExact} />
      </span>
    </label>
  );
  return (
    <>
      {shown.map(check)}
      {options.length > shown.length && (
        <>
          <button
            ref={more}
            type="button"
            className="button button-plain button-sm"
            data-opens
            data-scripted
            aria-expanded={false}
            onClick={() => showAll(true)}
          >
            {t('filter.showAll', { count: options.length })}
          </button>
          <noscript>{import.meta.env.SSR && options.filter((option) => !shown.includes(option)).map(check)}</noscript>
        </>
      )}
    </>
  );
};

/** The number of products of an option. */
const Count = ({ count, isExact }: { count: number; isExact: boolean }) => {
  const { t, language } = useMessages();
  const number = formatCount(count, language);
  return isExact || count === 0 ? number : t('filter.about', { count: number });
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="filter-group">
    <legend className="bold">{title}</legend>
    <div>{children}</div>
  </fieldset>
);
