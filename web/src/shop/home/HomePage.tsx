import { Fragment, Suspense, useCallback, type ReactNode } from 'react';
import type { HomeSection } from '#schema/shop-settings.ts';
import { useHomePageQuery } from '#web/generated/graphql.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { paths } from '#web/lib/paths.ts';
import { useSettings, useShopName } from '#web/lib/settings.ts';
import { region } from '#web/lib/hydration/region.tsx';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { SkeletonCards } from '#web/ui/SkeletonCards.tsx';
import { Hero } from './hero/Hero.tsx';
import { Section } from './Section.tsx';

const bestSellers = <SkeletonCards count={11} className="best shelf rail" />;
const arrivals = <SkeletonCards count={3} className="arrivals-loading" />;
const popular = <SkeletonCards count={8} className="shelf rail popular" />;
const place = (minHeight: string) => <div style={{ minHeight }} />;

/** What is below the hero loads its code when it is used. */
const TopCategories = region(() => import('./TopCategories.tsx'), place('34rem'));
const AdvertBanner = region(() => import('./AdvertBanner.tsx'), place('16rem'));
const TopSelling = region(() => import('../product/shelves/TopSelling.tsx'), bestSellers);
const ServicePromises = region(() => import('./ServicePromises.tsx'), place('6rem'));
const NewArrival = region(() => import('../product/shelves/NewArrival.tsx'), arrivals);
const ForYou = region(() => import('../product/shelves/ForYou.tsx'), popular);
const journal = <div style={{ minHeight: '100dvh' }} />;
const JournalSection = region(() => withTexts(() => import('../journal/JournalSection.tsx')), journal);

/** It moves by itself, so its code runs as soon as it is there. */
const OfferBanner = lazyPart(() => import('./OfferBanner.tsx'));

/* GraphQL */ `
  query HomePage {
    categories {
      ...TopCategories_category
      children {
        ...TopCategories_category
        children {
          ...TopCategories_category
        }
      }
    }
    hero: homeProducts(section: HERO, first: 3) {
      edges {
        node {
          ...HeroGoods_product
        }
      }
    }
    bestSelling: homeProducts(section: TOP_SELLING, first: 11) {
      ...TopSelling_products
    }
    popular: homeProducts(section: FOR_YOU, first: 8) {
      edges {
        node {
          ...ProductCard_product
        }
      }
    }
    newest: homeProducts(section: NEW_ARRIVAL, first: 8) {
      edges {
        node {
          ...ProductCard_product
        }
      }
    }
    posts(first: 6) {
      ...JournalSection_post
    }
    offerProduct {
      ...OfferBanner_product
    }
    offer: products(filter: { term: "Modular Furniture Set" }, first: 1) {
      edges {
        node {
          id
        }
      }
    }
  }
`;

const NO_ROOTS: readonly never[] = [];

/** The sections that show what the page asks for: one sentence stands for them all when that could not be read. */
const OF_QUERY: ReadonlySet<HomeSection> = new Set(['TOP_SELLING', 'NEW_ARRIVAL', 'OFFER', 'FOR_YOU', 'JOURNAL']);

/** The home page: the sections that the owner shows, in their order. */
export default function HomePage() {
  const { t } = useMessages();
  const { data, error, refetch, fetchMore } = useHomePageQuery();
  useLoggedFailure('Failed to fetch data', error);
  const loadMore = useCallback(
    async (after: string) => {
      const { query } = await loadCode(() => import('../product/shelves/moreTopSelling.ts'));
      return fetchMore({ query, variables: { after } });
    },
    [fetchMore],
  );
  const { homeSections, offer: chosen } = useSettings();
  const shop = useShopName();
  const all = { to: paths.products, label: t('home.viewAll') };
  const offer = data?.offer.edges[0]?.node;
  const offered = data?.offerProduct ?? null;
  const waits = error || data ? null : place('24rem');

  const sections: Record<HomeSection, ReactNode> = {
    HERO: <Hero goods={error && !data ? [] : data?.hero.edges.map(({ node }) => node)} />,
    CATEGORIES: <TopCategories roots={data?.categories ?? NO_ROOTS} />,
    ADVERT: <AdvertBanner />,
    TOP_SELLING: (
      <Section title={t('home.topSelling')} all={all}>
        {data ? <TopSelling products={data.bestSelling} onMore={loadMore} /> : bestSellers}
      </Section>
    ),
    PROMISES: <ServicePromises />,
    NEW_ARRIVAL: (
      <Section
        title={t('home.newArrival')}
        subtitle={t('home.newArrival.subtitle')}
        all={{ to: paths.newest, label: t('home.viewAll.new') }}
      >
        {data ? <NewArrival products={data.newest} /> : arrivals}
      </Section>
    ),
    // A product that is not on sale any more is not offered.
    OFFER:
      chosen && !offered ? (
        waits
      ) : (
        <Suspense fallback={place('24rem')}>
          <OfferBanner product={offered} buyTo={offer ? paths.details(offer.id) : paths.category('furniture')} />
        </Suspense>
      ),
    FOR_YOU: (
      <Section title={t('home.forYou')} subtitle={t('home.forYou.subtitle')} all={all}>
        {data ? <ForYou products={data.popular} /> : popular}
      </Section>
    ),
    JOURNAL: data?.posts.length !== 0 && (
      <Section title={t('journal.recent')}>{data ? <JournalSection posts={data.posts} /> : journal}</Section>
    ),
  };

  const failedAt = error && !data ? homeSections.find((name) => OF_QUERY.has(name)) : undefined;

  return (
    <>
      {!homeSections.includes('HERO') && <h1 className="visually-hidden">{shop}</h1>}
      {homeSections.map((name) => (
        <Fragment key={name}>
          {name === failedAt && <FailedState error={error} retry={refetch} />}
          {(failedAt === undefined || !OF_QUERY.has(name)) && sections[name]}
        </Fragment>
      ))}
    </>
  );
}
