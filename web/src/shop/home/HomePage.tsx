import { Box } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useHomePageQuery } from '#web/generated/graphql.ts';
import { useLoggedFailure } from '#web/lib/useLoggedFailure.ts';
import { paths } from '#web/lib/paths.ts';
import { nearPart } from '#web/lib/waking/nearPart.tsx';
import { stillPart } from '#web/lib/waking/stillPart.tsx';
import { useMessages } from '#web/messages/useMessages.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { SkeletonCards } from '#web/ui/Skeleton.tsx';
import { forYouGrid, topSellingGrid } from '../product/shelves/grids.ts';
import { Hero } from './hero/Hero.tsx';
import { Section } from './Section.tsx';

const bestSellers = <SkeletonCards count={8} templateColumns={topSellingGrid} />;
const arrivals = <SkeletonCards count={3} templateColumns={{ base: '1fr 1fr', lg: 'repeat(3, 1fr)' }} />;
const popular = <SkeletonCards count={4} templateColumns={forYouGrid} />;

/** What is below the hero wakes up when it is needed; what has no state, never. */
const TopCategories = stillPart(() => import('./TopCategories.tsx'), <Box minH="60rem" />);
const AdvertBanner = stillPart(() => import('./AdvertBanner.tsx'), <Box minH="16rem" />);
const TopSelling = nearPart(() => import('../product/shelves/TopSelling.tsx'), bestSellers);
const ServicePromises = stillPart(() => import('./ServicePromises.tsx'), <Box minH="6rem" />);
const NewArrival = nearPart(() => import('../product/shelves/NewArrival.tsx'), arrivals);
const OfferBanner = nearPart(() => import('./OfferBanner.tsx'), <Box minH="24rem" />);
const ForYou = nearPart(() => import('../product/shelves/ForYou.tsx'), popular);
const JournalSection = stillPart(
  () => withTexts(() => import('../journal/JournalSection.tsx')),
  <Box minH="100dvh" />,
);

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
    hero: products(filter: { within: "fashion" }, sort: NEWEST, first: 3) {
      edges {
        node {
          ...HeroGoods_product
        }
      }
    }
    bestSelling: products(sort: BEST_SELLING, first: 24) {
      ...TopSelling_products
    }
    popular: products(sort: POPULARITY, first: 20) {
      edges {
        node {
          ...ProductCard_product
        }
      }
    }
    newest: products(sort: NEWEST, first: 12) {
      edges {
        node {
          ...ProductCard_product
        }
      }
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

/** The home page: hero, categories, best sellers, new arrivals, the offer, more products, and the journal. */
export default function HomePage() {
  const { t } = useMessages();
  const { data, error, refetch, fetchMore } = useHomePageQuery();
  useLoggedFailure('Failed to fetch data', error);
  const loadMore = useCallback(
    async (after: string) => {
      const { query } = await import('../product/shelves/moreTopSelling.ts');
      return fetchMore({ query, variables: { after } });
    },
    [fetchMore],
  );
  const all = { to: paths.products, label: t('home.viewAll') };
  const offer = data?.offer.edges[0]?.node;

  return (
    <>
      <Hero goods={error && !data ? [] : data?.hero.edges.map(({ node }) => node)} />
      <TopCategories roots={data?.categories ?? NO_ROOTS} />
      <AdvertBanner />
      {error && !data ? (
        <FailedState error={error} retry={refetch} />
      ) : (
        <>
          <Section title={t('home.topSelling')} all={all}>
            {data ? <TopSelling products={data.bestSelling} onMore={loadMore} /> : bestSellers}
          </Section>
          <ServicePromises />
          <Section
            title={t('home.newArrival')}
            subtitle={t('home.newArrival.subtitle')}
            all={{ to: paths.newest, label: t('home.viewAll.new') }}
          >
            {data ? <NewArrival products={data.newest} /> : arrivals}
          </Section>
          <OfferBanner buyTo={offer ? paths.details(offer.id) : paths.category('furniture')} />
          <Section title={t('home.forYou')} subtitle={t('home.forYou.subtitle')} all={all}>
            {data ? <ForYou products={data.popular} /> : popular}
          </Section>
        </>
      )}
      <Section title={t('journal.recent')}>
        <JournalSection />
      </Section>
    </>
  );
}
